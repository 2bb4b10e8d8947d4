import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#lib/look/picture.ts';
import { Picture } from '../media/picture.tsx';
import type { NamedText } from '../text/rule-list.tsx';
import { StoryBlock, type StoryHeading } from './story-block.tsx';
import { StorySection, type StorySectionContent } from './story-section.tsx';
import { StoryText } from './story-text.tsx';

interface StoryProps extends StoryHeading {
  picture: PictureData;
  alt: string;
  facts: readonly NamedText[];
  sections: readonly StorySectionContent[];
  /** A drawing of what the thing gives, between the first section and the rest. */
  figure?: ReactNode;
  /** A whole application, at the full width of the page. */
  application?: ReactNode;
}

/** A story that has no composition of its own: a block in its hue with its object, facts beside the text. */
export function Story({ facts, sections, figure, application, picture, alt, ...words }: StoryProps) {
  const [first, ...rest] = sections;
  return (
    <>
      <StoryBlock {...words} scene="beside">
        <Picture
          picture={picture}
          alt={alt}
          sizes="10rem"
          className="mx-auto mb-14 aspect-square w-40 object-contain"
        />
      </StoryBlock>
      {application ? (
        <section id="application" aria-label="The application" className="wrap scroll-mt-4 pt-6 sm:pt-10">
          {application}
        </section>
      ) : null}
      <StoryText facts={facts}>
        {first ? <StorySection section={first} /> : null}
        {figure}
        {rest.map((section) => (
          <StorySection key={section.heading} section={section} />
        ))}
      </StoryText>
    </>
  );
}

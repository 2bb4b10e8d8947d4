import { booking } from '#content/screens/booking.ts';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import type { StoryParts } from './composition.ts';

/** This site as a project: one of its own pages, and how it was decided. */
export function ThisWebsite({ words, head }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <ScreenFrame
          variant="sheet"
          picture={booking}
          alt="Our booking page, with three kinds of meeting to choose from"
          sizes="(min-width: 80rem) 78rem, 92vw"
          eager
        />
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} />
      </StoryText>
    </>
  );
}

import { measured } from '#content/proof.ts';
import { seo } from '#content/screens/seo.ts';
import { seoPhone } from '#content/screens/seo-phone.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { WhoIsWrong } from '#ui/drawings/who-is-wrong.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { FramedScreen, PhoneScreen } from '#ui/media/devices.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured('seo.recall', 'is the recall: every fault planted in 21 invented sites was found'),
  measured('seo.precision', 'is the precision: the rest of what it reported there was a false alarm'),
  measured('seo.site.time', 'to read and check the median of these sites, held in memory'),
];

/** The report in the hand, the drawing of who is wrong, then the whole screen between the text. */
export function SeoAnalysis({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="beside">
        <PhoneScreen
          screen={seoPhone}
          alt="The report on a phone: seven errors and eleven warnings on seven pages, the first one opened"
          sizes="21rem"
          eager
          className="mx-auto -mb-32 w-full max-w-[21rem]"
        />
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={2} />
      </StoryText>
      <StoryWide>
        <DrawnFigure caption="Four ways for an address to be dead, and the one place where each is reported.">
          <WhoIsWrong />
        </DrawnFigure>
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryWide>
        <MeasuredFigures figures={figures} />
        <FramedScreen
          screen={seo}
          alt="A finding in the sample shop: the line of source as it is, and the same line mended, ready to copy"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
      </StoryWide>
      <StoryRow>
        <StorySections of={words.sections} from={4} />
        <StoryCost
          heading="Checks that know your site"
          text="The list and the crawler are there. Yours may need checks for your own rules, a run each night behind your login, and a note to whoever changed the page."
          {...priced({ from: 3, to: 5, people: 1 })}
        />
      </StoryRow>
    </>
  );
}

import { measured } from '#content/proof.ts';
import { seo } from '#content/screens/seo.ts';
import { seoPhone } from '#content/screens/seo-phone.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { MendedLine } from '#ui/drawings/mended-line.tsx';
import { WhoIsWrong } from '#ui/drawings/who-is-wrong.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured('seo.recall', 'is the recall: every fault planted in 21 invented sites was found'),
  measured('seo.precision', 'is the precision: the share of its reports there that were right'),
  measured('seo.site.time', 'to read and check one of these sites from memory (the median)'),
];

/** The source of the demo's sample shop, with the fault that its report shows first. */
const harbourLight = [
  { number: 7, text: '<meta name="description" content="A brass harbour light from 1961 …">' },
  {
    number: 8,
    text: '<link rel="canonical" href="http://lamps.example/lamps/harbour-light">',
    mended: '<link rel="canonical" href="https://lamps.example/lamps/harbour-light">',
  },
  { number: 9, text: '<link rel="icon" href="/icon.svg">' },
  { number: 10, text: '<meta property="og:title" content="Harbour light, brass, 1961">' },
];

/** First a faulty line and its correction, then the drawing of where the fault lies, then the whole screen between the text. */
export function SeoAnalysis({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <MendedLine
          title="Canonical points at a URL that is not 200"
          where="lamps.example/lamps/harbour-light"
          lines={harbourLight}
        />
      </StoryBlock>
      <StoryFacts facts={words.facts} />
      <StoryRow
        first
        beside={
          <ScreenFrame
            variant="phone"
            picture={seoPhone}
            alt="The report on a phone: seven errors and eleven warnings on seven pages, the first one opened"
            sizes="20rem"
            className="mx-auto w-full max-w-[20rem]"
          />
        }
      >
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryWide>
        <DrawnFigure caption="Four ways for an address to be dead, and the one place where each is reported.">
          <WhoIsWrong />
        </DrawnFigure>
      </StoryWide>
      <StoryRow beside={<MeasuredFigures figures={figures} />}>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={seo}
          alt="A finding in the sample shop: the line of source as it is, and the corrected line, ready to copy"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={4} />
        <StoryCost
          heading="Checks that know your site"
          text="The list and the crawler already exist. Yours may need checks for your own rules, a nightly run behind your login, and a note to the person who changed the page."
          {...priced({ from: 3, to: 5, people: 1 })}
        />
      </StoryRow>
    </>
  );
}

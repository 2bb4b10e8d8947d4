import { measured } from '#content/proof.ts';
import { news } from '#content/screens/news.ts';
import { newsPhone } from '#content/screens/news-phone.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { SentenceVotes } from '#ui/drawings/sentence-votes.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured('summarize.rouge.1', 'ROUGE-1 of our three key sentences, on 100 newspaper articles'),
  measured('summarize.rouge.1.lead', 'ROUGE-1 of the first three sentences, which is better'),
  measured('retrieve.recall.1', 'of 1,190 questions found the right paragraph first'),
];

/** The sixteen sentences of the demo's tram article, as its engine weighs them. */
const votes = [
  { central: 0.56, place: 1, tooShort: true },
  { central: 0.86, place: 0.71 },
  { central: 0.76, place: 0.58 },
  { central: 0.77, place: 0.5 },
  { central: 0.64, place: 0.45 },
  { central: 0.75, place: 0.41 },
  { central: 0.78, place: 0.38 },
  { central: 1, place: 0.35 },
  { central: 0.61, place: 0.33 },
  { central: 0.49, place: 0.32 },
  { central: 0.43, place: 0.3 },
  { central: 0.39, place: 0.29, tooShort: true },
  { central: 0.53, place: 0.28 },
  { central: 0.67, place: 0.27 },
  { central: 0.76, place: 0.26 },
  { central: 0.65, place: 0.25 },
];
const taken = [
  { number: 2, text: 'The harbour line opened on Saturday with 26,000 passengers in one day …' },
  { number: 3, text: 'The line cost €209 million, which is €3 million less than the city had feared …' },
  { number: 8, text: 'The harbour bus ends on 12 December 2027, and its 60 drivers have been trained …' },
];

/** Desk and phone side by side, the figures before a word is said, then the votes for each sentence. */
export function NewsSummarizer({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <div className="lg:grid lg:grid-cols-12 lg:items-end">
          <ScreenFrame
            variant="sheet"
            picture={news}
            alt="A sample article on the right with three sentences marked, and the same three as its summary on the left"
            sizes="(min-width: 90rem) 60rem, 70vw"
            eager
            className="col-span-10 col-start-1 row-start-1 max-lg:hidden"
          />
          <ScreenFrame
            variant="phone"
            picture={newsPhone}
            alt="The same summary on a phone: three of sixteen sentences, each with its number"
            sizes="20rem"
            className="relative mx-auto -mb-24 w-full max-w-[20rem] lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:-mb-40"
          />
        </div>
      </StoryBlock>
      <StoryWide>
        <MeasuredFigures figures={figures} />
      </StoryWide>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={2} />
      </StoryText>
      <StoryWide>
        <DrawnFigure caption="The demo’s tram article, sentence by sentence: how each scores, and the three that were chosen.">
          <SentenceVotes votes={votes} taken={taken} />
        </DrawnFigure>
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryRow>
        <StorySections of={words.sections} from={4} />
      </StoryRow>
      <StoryWide>
        <StoryCost
          heading="A digest of what you read"
          text="The demo takes one text or one feed at a time. Yours could watch your trade press every morning, keep an archive you can ask questions, and send the key sentences to the people who need them."
          {...priced({ from: 2, to: 5, people: 2 })}
        />
      </StoryWide>
    </>
  );
}

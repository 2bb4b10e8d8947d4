import { measured } from '#content/proof.ts';
import { askAFile } from '#content/screens/ask-a-file.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { ReadingScores } from '#ui/drawings/reading-scores.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured(
    'reader.xquad.first',
    'of the questions brought up the right paragraph first, out of every paragraph in the set',
  ),
  measured('reader.xquad.refused.rightly', 'of paragraphs that hold no answer were turned down'),
  measured(
    'reader.xquad.corpus.exact',
    'of the answers matched the expected words to the letter, over all paragraphs',
  ),
];

/** What the reader scored in the passages of the sample lease that it read. */
const asked = [
  {
    question: 'How quickly is the heating repaired?',
    scores: [6.2, -6.2, -11.1, -15.8, -10.6],
    best: 'Best passage: “5. Repairs”, with “48 hours”. Four others were read and fell far behind.',
    verdict: 'Answered',
    tone: 'sure',
  },
  {
    question: 'Is a dog allowed?',
    scores: [-0.6, -13.5, -14.5, -14, -18],
    best: 'Best passage: “6. Pets”. The reader quotes the rule and calls it a probable answer.',
    verdict: 'Probably answered',
    tone: 'probable',
  },
  {
    question: 'Who pays for the gym?',
    scores: [-17.8, -13.7, -15.2, -18.3, -12.2],
    best: 'The lease mentions no gym. The best passage it found was the names of the two parties, far below the limit.',
    verdict: 'Not in here',
    tone: 'absent',
  },
] as const;

/** The chatbot itself half over the edge of its block, then three questions as the reader scored them. */
export function PdfChatbot({ words, head, live, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="over">
        {live}
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={2} />
        <DrawnFigure caption="We asked the sample lease three questions. Each dot is one of the five passages the reader looked at.">
          <ReadingScores questions={asked} />
        </DrawnFigure>
        <StorySections of={words.sections} from={2} to={3} />
      </StoryText>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={askAFile}
          alt="The whole tool: the answer on the left, and on the right page 2 of the lease with its sentence marked"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
        <MeasuredFigures figures={figures} />
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={3} />
        <StoryCost
          heading="Answers from your own documents"
          text="The file readers and the model exist. Yours may need your file store and its permissions, languages other than English, and questions and answers that your people have checked."
          {...priced({ from: 4, to: 8, people: 2 })}
        />
      </StoryRow>
    </>
  );
}

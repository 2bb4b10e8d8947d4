import { learning } from '#content/screens/learning.ts';
import { learningPhone } from '#content/screens/learning-phone.ts';
import { afterAnswer, type Known, type Remembered } from '#engines/practice/schedule.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { ReturnTimes } from '#ui/drawings/return-times.tsx';
import { TwoQuarters } from '#ui/drawings/two-quarters.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import { applicationFigures } from './application-figures.ts';
import type { StoryParts } from './composition.ts';

const firstFifty = Array.from({ length: 50 }, (_, at) => at + 1);
/** The items of both quarters and those without a finder: what the course's two databases answer. */
const books = [
  { name: 'This quarter', items: firstFifty, wanted: [3, 6, 9, 13, 17, 20, 24, 29, 32, 38, 42, 46] },
  {
    name: 'Another quarter',
    items: [...firstFifty.filter((item) => item % 5 !== 0), 51, 52, 53],
    wanted: [1, 3, 6, 9, 13, 17, 21, 24, 29, 32, 33, 37, 38, 41, 42, 46, 49, 53],
  },
];
const listed = books[0]?.wanted ?? [];
const queries = [
  {
    name: 'Asks the question',
    text: 'select id, what from items\nwhere finder_id is null;',
    finds: (item: number, book: number) => books[book]?.wanted.includes(item) ?? false,
    verdict: 'Right in both quarters, so it counts.',
    isRight: true,
  },
  {
    name: 'Copies the answer',
    text: `select id, what from items\nwhere id in (${listed.join(', ')});`,
    finds: (item: number) => listed.includes(item),
    verdict: 'Right here but wrong in the other quarter, and the page says so.',
    isRight: false,
  },
];

const day = 86_400_000;

function spanSaid(days: number): string {
  if (days < 1) return `${Math.round(days * 1440)} min`;
  const whole = Math.round(days);
  return whole >= 365 ? '1 year' : `${whole} d`;
}

/** How long a card stays away after each of these answers, by the scheduler of the course. */
function spansOf(answers: readonly Known[]) {
  let remembered: Remembered | null = null;
  let now = new Date('2026-11-19T08:00:00Z');
  return answers.map((known, at) => {
    remembered = afterAnswer(remembered, known, now);
    const days: number = (Date.parse(remembered.due) - now.getTime()) / day;
    now = new Date(remembered.due);
    return { answer: at + 1, days, said: spanSaid(days) };
  });
}

/** A lesson on a desk and on a phone, then one question asked of two sets of books. */
export function TrainingPortal({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <div className="grid items-end gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ScreenFrame
            variant="sheet"
            picture={learning}
            alt="A lesson from the SQL course with its exercise beside the text"
            sizes="(min-width: 80rem) 56rem, 64vw"
            eager
            className="max-lg:hidden"
          />
          <ScreenFrame
            variant="phone"
            picture={learningPhone}
            alt="The same lesson on a phone, its steps above the text"
            sizes="20rem"
            className="mx-auto -mb-24 w-full max-w-[20rem]"
          />
        </div>
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={3} />
      </StoryText>
      <StoryWide>
        <DrawnFigure caption="Each square is an item in the office. The query found the filled ones and missed the outlined ones. The course’s own two databases give these answers.">
          <TwoQuarters books={books} queries={queries} />
        </DrawnFigure>
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={3} to={4} />
      </StoryRow>
      <StoryFigures of={applicationFigures.lessons} />
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={4} to={6} />
      </div>
      <StoryRow>
        <StorySections of={words.sections} from={6} to={7} />
        <DrawnFigure caption="How long one card stays away after each answer, as the course’s scheduler works it out. Heights are logarithmic.">
          <ReturnTimes known={spansOf([3, 3, 3, 3, 3, 3])} forgotten={spansOf([3, 3, 3, 3, 1, 3, 3])} />
        </DrawnFigure>
      </StoryRow>
      <StoryRow first>
        <StorySections of={words.sections} from={7} />
        <StoryCost
          heading="Your course, with exercises that run"
          text="People who know the subject write the lessons, and we build what marks the exercises. SQL and HTML exist; another language or a spreadsheet could be added, with accounts behind it."
          {...priced({ from: 6, to: 12, people: 2 })}
        />
      </StoryRow>
    </>
  );
}

import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { type GradeRow, gradeBook, stopsIn } from '#demos/learning/gradebook.ts';
import { seed } from '#demos/learning/seed/seed.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { ReadBothWays } from '#ui/drawings/read-both-ways.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { applicationFigures } from './application-figures.ts';
import type { StoryParts } from './composition.ts';

const shown = ['Amara', 'Chidi', 'Fatima', 'Hana', 'Kwame', 'Liam', 'Luc', 'Oskar', 'Priya'];
const firstName = ({ name }: GradeRow) => name.split(' ')[0] ?? name;

/** What a row says of somebody, in a sentence. */
function saidOf({ lessons, finished, mean }: GradeRow): string {
  const low = lessons.filter(({ quiz }) => quiz !== null && quiz < 60).length;
  const begun = lessons.findIndex(({ is }) => is === 'begun');
  const quizzes =
    low === 0
      ? `mean ${mean}%`
      : `${low} of ${lessons.filter(({ quiz }) => quiz !== null).length} quizzes below 60%`;
  if (finished === lessons.length) return `Finished, ${quizzes}.`;
  return begun < 0 ? `${finished} lessons finished, ${quizzes}.` : `In lesson ${begun + 1}, ${quizzes}.`;
}

/** The autumn group of the sample as it stands on a fixed day, read by the application’s own rules. */
function autumnGroup() {
  const rows = rowsFrom(seed('2026-11-18'));
  const run = rows.runs.get('sql-autumn');
  if (!run) throw new Error('The sample has no autumn group.');
  const lessons = stopsIn(rows, run).map(({ lessonId, title, reached, stuck }) => ({
    id: lessonId,
    title,
    reached,
    stuck,
  }));
  const students = gradeBook(rows, run).flatMap((row) =>
    shown.includes(firstName(row)) ? [{ name: firstName(row), cells: row.lessons, said: saidOf(row) }] : [],
  );
  return { lessons, students };
}

/** The application over the edge of the block, then its grade book read across and down. */
export function LearningManagement({ words, head, application, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="over">
        <section id="application" aria-label="The application" className="scroll-mt-4">
          {application}
        </section>
      </StoryBlock>
      <StoryRow first>
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryWide>
        <DrawnFigure caption="These are nine of the autumn group’s twenty-four students; the bars below count all of them. Both are drawn from the sample’s records.">
          <ReadBothWays {...autumnGroup()} />
        </DrawnFigure>
      </StoryWide>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={2} to={4} />
      </div>
      <StoryRow>
        <StorySections of={words.sections} from={4} to={5} />
      </StoryRow>
      <StoryFacts facts={words.facts} />
      <StoryFigures of={applicationFigures.grades} />
      <StoryRow first>
        <StorySections of={words.sections} from={5} />
      </StoryRow>
      <StoryWide>
        <StoryCost
          heading="A grade book for your courses"
          text="Yours may need accounts, your lessons, a link to the system that keeps the official grades, and rubrics your colleagues agree on."
          {...priced({ from: 5, to: 9, people: 2 })}
        />
      </StoryWide>
    </>
  );
}

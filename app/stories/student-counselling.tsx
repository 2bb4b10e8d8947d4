import { catalogue } from '#engines/paths/catalogue.ts';
import { threePaths } from '#engines/paths/paths.ts';
import type { Student } from '#engines/paths/programme.ts';
import { daysBetween } from '#lib/time/days.ts';
import { CountedBack } from '#ui/drawings/counted-back.tsx';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { applicationFigures } from './application-figures.ts';
import type { StoryParts } from './composition.ts';

/** A sample student who still has every paper to get. */
const student: Student = {
  wishes: ['health', 'people', 'nature'],
  marks: { maths: 64, language: 70, science: 61, arts: 55 },
  yearCents: 600_000,
  city: '',
  has: [],
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const dateText = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;

/** The steps of the path with the most of them, and the day on which its application closes. */
function longestPath() {
  const path = threePaths(catalogue, student, '2026-11-18').toSorted(
    (a, b) => b.steps.length - a.steps.length,
  )[0];
  if (!path) throw new Error('The catalogue has no path for the sample student.');
  const { programme, steps, closes } = path;
  const stops = [...steps, { name: 'The application closes', by: closes }];
  return {
    programme,
    steps: stops.map(({ name, by }, index) => ({
      date: dateText(by),
      name,
      days: daysBetween(by, stops[index + 1]?.by ?? by),
    })),
  };
}

/** The application over the block’s edge, a path counted back beside the text that explains it. */
export function StudentCounselling({ words, head, application, priced }: StoryParts) {
  const { programme, steps } = longestPath();
  return (
    <>
      <StoryBlock {...head} scene="over">
        <section id="application" aria-label="The application" className="scroll-mt-4">
          {application}
        </section>
      </StoryBlock>
      <StoryRow
        beside={
          <DrawnFigure
            caption={`${programme.name}, ${programme.school} (sample): counted back from its closing date.`}
          >
            <CountedBack steps={steps} />
          </DrawnFigure>
        }
      >
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryFacts facts={words.facts} />
      <StoryFigures of={applicationFigures.counselling} />
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={2} to={4} />
      </div>
      <StoryRow first>
        <StorySections of={words.sections} from={4} />
        <StoryCost
          heading="Paths for your students"
          text="Yours would read programmes and dates from the offices that publish them, say when each was last checked, and know who may see a student’s file."
          {...priced({ from: 5, to: 9, people: 2 })}
        />
      </StoryRow>
    </>
  );
}

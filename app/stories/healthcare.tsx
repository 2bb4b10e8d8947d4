import { doseKey, dosesOn, nextDose, type Plan } from '#engines/doses/doses.ts';
import { type Dose, DoseDays } from '#ui/drawings/dose-days.tsx';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import { applicationFigures } from './application-figures.ts';
import type { StoryParts } from './composition.ts';

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const names = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'];
const now = { day: '2026-11-18', time: '10:00' };
const plans: (Plan & { name: string; says: string })[] = [
  {
    id: 'a',
    name: 'Tablet A',
    says: 'morning and evening',
    times: ['08:00', '20:00'],
    from: '2026-11-01',
    until: '',
  },
  {
    id: 'b',
    name: 'Tablet B',
    says: 'until Wednesday',
    times: ['13:00'],
    from: '2026-11-10',
    until: '2026-11-18',
  },
  { id: 'c', name: 'Drops', says: 'from Thursday', times: ['07:00', '19:00'], from: '2026-11-19', until: '' },
];
/** What was answered; everything else before now stays open. Wednesday’s one o’clock dose was taken early. */
const answered = new Map<string, 'taken' | 'missed'>([
  ['a 2026-11-16 08:00', 'taken'],
  ['a 2026-11-16 20:00', 'taken'],
  ['b 2026-11-16 13:00', 'taken'],
  ['a 2026-11-17 08:00', 'taken'],
  ['b 2026-11-17 13:00', 'missed'],
  ['a 2026-11-18 08:00', 'taken'],
  ['b 2026-11-18 13:00', 'taken'],
]);

function medicines() {
  const next = nextDose(plans, answered, now.day, now.time);
  const nextKey = next ? doseKey(next) : '';
  return plans.map((plan) => ({
    name: plan.name,
    says: plan.says,
    doses: days.map((day) =>
      dosesOn([plan], day).map((due): Dose => {
        const key = doseKey(due);
        const isPast = day < now.day || (day === now.day && due.time < now.time);
        return {
          time: due.time,
          is: answered.get(key) ?? (key === nextKey ? 'next' : isPast ? 'open' : 'later'),
        };
      }),
    ),
  }));
}

/** The application under its words in the block, the facts beside the text, and five days of doses. */
export function Healthcare({ words, head, application, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <section
          id="application"
          aria-label="The application"
          className="scroll-mt-4 pb-5 text-ink max-sm:-mx-4 sm:pb-[min(3.5rem,6vw)]"
        >
          {application}
        </section>
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={2} />
      </StoryText>
      <StoryWide>
        <DrawnFigure caption="Wednesday at ten: one medicine ends today, another begins tomorrow, one dose was taken early. The next one is worked out by the application’s rule.">
          <DoseDays days={names} medicines={medicines()} />
        </DrawnFigure>
      </StoryWide>
      <StoryRow>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryFigures of={applicationFigures.health} />
      <StoryRow first>
        <StorySections of={words.sections} from={4} />
      </StoryRow>
      <StoryWide>
        <StoryCost
          heading="For a practice with real patients"
          text="Yours would need accounts, a record of who opened what, a link to the system that holds patient records, and a check of what counts as a medical device."
          {...priced({ from: 8, to: 14, people: 2 })}
        />
      </StoryWide>
    </>
  );
}

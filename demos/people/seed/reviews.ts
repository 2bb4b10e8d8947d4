import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { Goal, Person, Review, ReviewRound } from '../records.ts';

const questions = ['What went well?', 'What was harder than it should be?', 'What comes next?'];

const own = [
  [
    'The handover from the last quarter went without a call at night, and two colleagues can now do it alone.',
    'We closed every open point of the audit a week early.',
    'New colleagues found their feet quickly. I wrote down what I kept explaining.',
    'The change in spring went live on the planned day, and customers noticed nothing but the better figures.',
  ],
  [
    'Too many requests came in by word of mouth. I lost track twice.',
    'Waiting for parts cost us eleven days, and I asked for help late.',
    'Meetings on three mornings a week left little time to work without interruption.',
    'The documentation of the old meters is thin, so every question took an hour.',
  ],
  [
    'I would like to lead a small project and be trained for it.',
    'I want to learn enough to take over the planning in spring.',
    'Fewer things at once, and those finished.',
    'I would like to spend a week with field service to see how our work is used.',
  ],
] as const;

const managers = [
  [
    'Others rely on this work without thinking about it, which is the best one can say of it.',
    'Clear, calm and on time, also when the rest of us were not.',
    'Helped two colleagues to get started, beside a full list of their own.',
    'The quality rose visibly this half-year; complaints fell by a third.',
  ],
  [
    'Says yes too readily. We agreed to look at the list together every Monday.',
    'Could ask for help a day earlier.',
    'Writes too little down. The team would profit from more of it.',
    'Plans were late twice because they waited for somebody else. Next time, tell me.',
  ],
  [
    'A first project of their own in the coming half-year, with me in the background.',
    'Training in planning, and then one of the two weekly plans.',
    'Time for the documentation, half a day in each week.',
    'A stay with another team, to be agreed on in the new year.',
  ],
] as const;

const goalLabels = [
  'Bring the open requests below twenty',
  'Teach two colleagues the weekly plan',
  'Answer every complaint within two working days',
  'Write the guide for new colleagues',
  'Cut faults found late by a third',
  'Finish the safety course',
  'Lead one project from plan to handover',
  'Lower the cost of transport by 5%',
] as const;

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
/** A name by the time of year: 'Autumn 2026'. */
const seasonOf = (day: string): string =>
  `${seasons[Math.floor(((Number(day.slice(5, 7)) + 9) % 12) / 3)]} ${day.slice(0, 4)}`;

/** A round that was shared half a year ago, and one that is being written, with everybody's goals. */
export function reviewsOf(
  day: string,
  staff: readonly Person[],
): { goals: Goal[]; rounds: ReviewRound[]; reviews: Review[] } {
  const random = createRandom(67);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const goals = staff.flatMap(({ id }, person): Goal[] => {
    const first = Math.floor(random() * goalLabels.length);
    return Array.from({ length: 2 + Math.floor(random() * 2) }, (_, at) => ({
      id: `g${person * 3 + at + 1}`,
      personId: id,
      label: goalLabels[(first + at * 3) % goalLabels.length] ?? goalLabels[0],
      setOn: daysLater(day, -170),
    }));
  });
  const goalsBy = Map.groupBy(goals, ({ personId }) => personId);
  const round = (id: string, openedOn: string, sharedOn: string | null): ReviewRound => ({
    id,
    name: seasonOf(openedOn),
    openedOn,
    due: daysLater(openedOn, 21),
    questions,
    personIds: staff
      .filter(({ started, ended }) => started <= openedOn && (ended === null || ended >= openedOn))
      .map((person) => person.id),
    sharedOn,
  });
  const last = round('r1', daysLater(day, -196), daysLater(day, -168));
  const now = round('r2', daysLater(day, -9), null);

  function review({ id: roundId, openedOn, sharedOn }: ReviewRound, person: Person): Review {
    const doneOn = daysLater(openedOn, 2 + Math.floor(random() * (sharedOn ? 18 : 7)));
    const wrote = sharedOn ? 0.97 : 0.58;
    const judged = sharedOn ? 0.98 : 0.36;
    const ratings = (goalsBy.get(person.id) ?? []).map(({ label }) => {
      const chance = random();
      return { goal: label, mark: chance < 0.06 ? 1 : chance < 0.27 ? 2 : chance < 0.8 ? 3 : 4 };
    });
    // These two are people whom visitors can be, so their reviews are still to be written.
    const waits = !sharedOn && ['Jonas Weber', 'Mira Okafor'].includes(person.name);
    return {
      id: `${roundId}-${person.id}`,
      roundId,
      personId: person.id,
      self: !waits && random() < wrote ? { answers: own.map(pick), doneOn } : null,
      manager:
        !waits && person.managerId && random() < judged
          ? { answers: managers.map(pick), doneOn, by: person.managerId, ratings }
          : null,
    };
  }
  const byId = new Map(staff.map((person) => [person.id, person]));
  const reviews = [last, now]
    .flatMap((each) => each.personIds.flatMap((id) => review(each, byId.get(id) as Person)))
    .filter(({ self, manager }) => self || manager);
  return { goals, rounds: [last, now], reviews };
}

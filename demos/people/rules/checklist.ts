import { daysLater } from '#lib/time/days.ts';
import type { Person, Step, Task } from '../records.ts';

/** What is to be done for one who starts, by the list for new people. */
export const checklistFor = (person: Pick<Person, 'id' | 'started'>, steps: Iterable<Step>): Task[] =>
  [...steps].map(({ label, days, who }, at) => ({
    id: `${person.id}-t${at + 1}`,
    personId: person.id,
    label,
    due: daysLater(person.started, days),
    who,
    doneOn: null,
  }));

import { isRecord, isText } from '#lib/files/shape.ts';

/** What the door is told about a ticket. */
export type DoorAnswer =
  | { is: 'welcome'; registration: string; name: string; ticket: string; at: string }
  | { is: 'already'; registration: string; name: string; at: string }
  | { is: 'waiting' | 'withdrawn'; name: string }
  | { is: 'other-event'; event: string }
  | { is: 'called-off' | 'handed-on' | 'unknown' };

const told: Readonly<Record<DoorAnswer['is'], readonly string[]>> = {
  welcome: ['registration', 'name', 'ticket', 'at'],
  already: ['registration', 'name', 'at'],
  waiting: ['name'],
  withdrawn: ['name'],
  'other-event': ['event'],
  'called-off': [],
  'handed-on': [],
  unknown: [],
};
const toldOf = new Map<unknown, readonly string[]>(Object.entries(told));

/** Whether something is what the door is told, with all that belongs to its kind. */
export const isDoorAnswer = (value: unknown): value is DoorAnswer =>
  isRecord(value) && (toldOf.get(value.is)?.every((name) => isText(value[name])) ?? false);

/** The answer in large letters, and a line below it. */
export function doorWords(
  answer: DoorAnswer,
  clock: (at: string) => string,
): { heading: string; line: string } {
  switch (answer.is) {
    case 'welcome':
      return {
        heading: `Welcome, ${answer.name}`,
        line: `${answer.ticket}, checked in at ${clock(answer.at)}`,
      };
    case 'already':
      return {
        heading: `Already checked in at ${clock(answer.at)}`,
        line: `${answer.name}’s ticket has already been used`,
      };
    case 'waiting':
      return { heading: 'No seat yet', line: `${answer.name} is on the waiting list` };
    case 'withdrawn':
      return { heading: 'This seat was cancelled', line: `${answer.name} cancelled` };
    case 'other-event':
      return { heading: 'Not for this event', line: `The ticket is for “${answer.event}”` };
    case 'called-off':
      return { heading: 'Cancelled', line: 'This event has been cancelled' };
    case 'handed-on':
      return { heading: 'Old ticket', line: 'The seat was passed on, and the new holder has the ticket' };
    case 'unknown':
      return { heading: 'Not one of our tickets', line: 'Scan it again, or search for the name' };
  }
}

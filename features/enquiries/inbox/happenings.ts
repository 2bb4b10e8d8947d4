import type { EventKind } from '#lib/event-kinds.ts';

/** Something that was done with a conversation beside what was said, as the log keeps it. */
interface Happening {
  kind: string;
  actor: string;
  data: Readonly<Record<string, unknown>>;
}

/** The kinds of it that a thread shows. */
export const happeningKinds = [
  'enquiry.confirmed',
  'enquiry.assigned',
  'enquiry.snoozed',
  'enquiry.woken',
  'enquiry.closed',
  'enquiry.reopened',
] as const satisfies readonly EventKind[];

interface Words {
  /** Who an account is: a colleague's name. */
  nameOf: (actor: string) => string;
  /** A moment as a day. */
  dayOf: (moment: string) => string;
}

const afterOf = ({ data }: Happening, field: string): string | null => {
  const { changes } = data as { changes?: Record<string, [unknown, unknown]> };
  const after = changes?.[field]?.[1];
  return typeof after === 'string' ? after : null;
};

/** What happened, in one sentence: who did it comes first. */
export function happeningWords(happening: Happening, { nameOf, dayOf }: Words): string {
  const { kind, actor } = happening;
  const who = nameOf(actor);
  if (kind === 'enquiry.confirmed') return 'The address was confirmed';
  if (kind === 'enquiry.woken') return 'The snooze ended';
  if (kind === 'enquiry.closed') return `${who} closed it`;
  if (kind === 'enquiry.reopened') return `${who} reopened it`;
  if (kind === 'enquiry.snoozed') {
    const until = afterOf(happening, 'until');
    return until ? `${who} snoozed it until ${dayOf(until)}` : `${who} snoozed it`;
  }
  const to = afterOf(happening, 'assignee');
  if (!to) return `${who} unassigned it`;
  return to === actor ? `${who} took it` : `${who} assigned it to ${nameOf(to)}`;
}

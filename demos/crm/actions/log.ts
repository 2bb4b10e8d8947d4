import { daysLater } from '#lib/time/days.ts';
import type { Activity, CrmEdit, CrmRows, Reminder } from '../records.ts';

export const talkKinds = ['call', 'email', 'meeting', 'note'] as const;
export type TalkKind = (typeof talkKinds)[number];

/** What was said when nothing was written. */
const unwritten: Readonly<Record<TalkKind, string>> = {
  call: 'Spoke on the phone.',
  email: 'Sent an email.',
  meeting: 'Met.',
  note: '',
};

interface Talk {
  personId: string;
  kind: TalkKind;
  text: string;
  /** What was promised next, and for when; null for nothing. */
  next: { day: string; text: string } | null;
  by: string;
}

/** Ids are made by the caller, so that the same talk always gives the same records. */
export function logTalk(
  rows: CrmRows,
  { personId, kind, text, next, by }: Talk,
  day: string,
  id: string,
): { edits: CrmEdit[] } | { problem: string; field: 'text' | 'next' } {
  const words = text.trim() || unwritten[kind];
  if (!words) return { problem: 'Write what you want to remember.', field: 'text' };
  if (words.length > 5000) return { problem: 'Use up to 5,000 characters.', field: 'text' };
  if (next && next.text.trim() === '')
    return { problem: 'Write what you promised, or choose “Nothing”.', field: 'next' };
  if (next && next.day < day) return { problem: 'Choose today or a later day.', field: 'next' };
  const activity: Activity = { id, personId, day, kind, text: words, by };
  const edits: CrmEdit[] = [{ in: 'activities', id, row: activity }];
  // A note is no conversation: what was promised stays open.
  if (kind !== 'note')
    for (const due of rows.reminders.values())
      if (due.personId === personId && due.day <= day) edits.push({ in: 'reminders', id: due.id, row: null });
  if (next) {
    const owner = rows.people.get(personId)?.owner ?? by;
    const row: Reminder = {
      id: `${id}-next`,
      personId,
      day: next.day,
      time: '',
      text: next.text.trim(),
      owner,
    };
    edits.push({ in: 'reminders', id: row.id, row });
  }
  return { edits };
}

/** Moves what is due to a later day. Somebody without a promise gets one: to get in touch. */
export function postpone(rows: CrmRows, personId: string, day: string, days: number, id: string): CrmEdit[] {
  const to = daysLater(day, days);
  const due = [...rows.reminders.values()].filter((each) => each.personId === personId && each.day <= day);
  if (due.length > 0)
    return due.map((each) => ({ in: 'reminders', id: each.id, row: { ...each, day: to, time: '' } }));
  const owner = rows.people.get(personId)?.owner ?? '';
  return [{ in: 'reminders', id, row: { id, personId, day: to, time: '', text: 'Get in touch', owner } }];
}

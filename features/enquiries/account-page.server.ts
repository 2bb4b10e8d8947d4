import { readSettings } from '#server/settings/settings.ts';
import { topicLabel } from './choices.ts';
import type { Person } from './policy.ts';
import { enquiriesOf } from './queries.server.ts';
import { subjectWords } from './subject.ts';

/** The conversations of an account, as its page lists them. */
export async function shownEnquiries(person: Person) {
  const { timeZone } = readSettings().contact;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone });
  return (await enquiriesOf(person)).map(({ reference, state, topics, subject, createdAt, changedAt }) => ({
    reference,
    state,
    about: [...topics.map(topicLabel), ...subjectWords(subject)].filter(Boolean).join(', '),
    began: day.format(createdAt),
    changed: day.format(changedAt),
  }));
}

/** One line of that list. */
export type ShownEnquiry = Awaited<ReturnType<typeof shownEnquiries>>[number];

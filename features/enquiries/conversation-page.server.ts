import { ground } from '#server/ground.ts';
import { readSettings } from '#server/settings/settings.ts';
import { budgetLabel, timelineLabel, topicLabel } from './choices.ts';
import { mayClose } from './policy.ts';
import { type Access, messagesOf, reach, standingConsent } from './queries.server.ts';

/** The query that reaches a conversation again, by the way that was taken. */
export const queryOf = (access: Access): string =>
  new URLSearchParams(
    'token' in access ? { token: access.token } : { reference: access.reference },
  ).toString();

/** A conversation as its page shows it to one side; null for whom it is not open to. */
export async function shownConversation(access: Access) {
  const { db } = ground().database;
  const reached = await reach(db, access);
  if (!reached) return null;
  const { enquiry, side } = reached;
  const { timeZone } = readSettings().contact;
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const said = await messagesOf(db, enquiry.id);
  return {
    side,
    reference: enquiry.reference,
    state: enquiry.state,
    name: enquiry.name,
    email: enquiry.email,
    company: enquiry.company,
    topics: enquiry.topics.map(topicLabel).filter(Boolean),
    budget: budgetLabel(enquiry.budget),
    timeline: timelineLabel(enquiry.timeline),
    subject: enquiry.subject,
    page: side === 'staff' ? enquiry.page : '',
    campaign: side === 'staff' ? enquiry.campaign : {},
    consent: await standingConsent(db, enquiry.id),
    closable: mayClose(side, enquiry),
    messages: said.map(({ message, files }) => ({
      id: message.id,
      side: message.side,
      author: message.author,
      body: message.body,
      quoted: message.quoted,
      sent: message.createdAt.toISOString(),
      when: clock.format(message.createdAt),
      files: files.map(({ id, name, bytes }) => ({
        id,
        name,
        bytes,
        href: `/api/enquiries/files/${id}?${queryOf(access)}`,
      })),
    })),
  };
}

/** The shape of a shown conversation. */
export type ShownConversation = NonNullable<Awaited<ReturnType<typeof shownConversation>>>;

import { createHash } from 'node:crypto';
import type { Tx } from '#server/db/transaction.ts';
import { publish } from '#server/live/hub.ts';
import { ownKey, type Person } from './policy.ts';
import type { Enquiry } from './queries.server.ts';

const threadTopic = (id: string): string => `enquiry:${id}`;
const companyTopic = (id: string): string => `enquiries.company:${id}`;
// Hashed: what processes tell each other may stand in a log of the database.
const addressTopic = (emailKey: string): string =>
  `enquiries.address:${createHash('sha256').update(emailKey).digest('base64url').slice(0, 22)}`;

/** What the staff listen to who look at all conversations. */
export const staffTopic = 'enquiries.desk';

/** What somebody listens to who looks at one conversation. */
export const topicsOfThread = ({ id }: Pick<Enquiry, 'id'>): string[] => [threadTopic(id)];

/** What somebody listens to who looks at all of theirs. */
export function topicsOfPerson(person: Person): string[] {
  const key = ownKey(person);
  return [...(key ? [addressTopic(key)] : []), ...(person.companyId ? [companyTopic(person.companyId)] : [])];
}

/** Tells every open page that shows a conversation that something in it is new. */
export async function publishThread(
  tx: Tx,
  { id, reference, emailKey, companyId }: Pick<Enquiry, 'id' | 'reference' | 'emailKey' | 'companyId'>,
): Promise<void> {
  const topics = [
    staffTopic,
    threadTopic(id),
    addressTopic(emailKey),
    ...(companyId ? [companyTopic(companyId)] : []),
  ];
  await publish(tx, topics, { reference });
}

/** Tells the pages of the staff alone: notes and who looks after what are no visitor's business. */
export const publishToStaff = (tx: Tx, { reference }: Pick<Enquiry, 'reference'>): Promise<void> =>
  publish(tx, [staffTopic], { reference });

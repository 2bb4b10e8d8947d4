import { AppError, forbidden } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { linkOver } from './errors.server.ts';
import type { Person } from './policy.ts';
import { type Access, reach, readerOf } from './queries.server.ts';
import { latestRead } from './reads.server.ts';
import { latestOf } from './threads.server.ts';
import { topicsOfPerson, topicsOfThread } from './topics.server.ts';

/** A session that has ended gives no access any more, which is no failure of the stream. */
function nobody(error: unknown): null {
  if (error instanceof AppError && error.status === 410) return null;
  throw error;
}

/** A stream of what is new in all conversations of an account; it ends with the session. */
export async function personStream(whoAsks: () => Promise<Person | null>): Promise<Response> {
  const person = await whoAsks();
  if (!person) throw forbidden();
  return services().streams.open({
    owner: `user:${person.userId}`,
    topics: topicsOfPerson(person),
    look: async () => {
      const still = await whoAsks();
      return still ? latestOf(still) : null;
    },
  });
}

/** A stream of what is new in one conversation; it ends with the link or the session that opened it. */
export async function threadStream(accessOf: () => Promise<Access>): Promise<Response> {
  const { db } = services().database;
  const access = await accessOf();
  const reached = await reach(db, access);
  if (!reached) throw linkOver();
  const { enquiry, side } = reached;
  return services().streams.open({
    owner: 'person' in access ? readerOf(access) : `enquiry:${enquiry.id}:${side}`,
    topics: topicsOfThread(enquiry),
    look: async () => {
      const still = await accessOf().then((again) => reach(db, again), nobody);
      return still && `${still.enquiry.changedAt.toISOString()}|${await latestRead(db, enquiry.id)}`;
    },
  });
}

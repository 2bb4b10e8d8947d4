import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { events, outbox } from '../db/tables.ts';
import { type DataSubject, definePersonalData } from './define.ts';
import { namesOneOf } from './names-one-of.ts';
import { accountAddresses, accountClosings, dataRequests } from './tables.ts';

const mailsAbout = ({ emailKeys }: DataSubject): SQL =>
  or(namesOneOf(outbox.recipient, emailKeys), namesOneOf(outbox.payload, emailKeys)) ?? sql`false`;

export const mailData = definePersonalData({
  name: 'mail',
  tables: ['outbox'],
  remains: {
    outbox:
      'The message that a meeting was cancelled, to the person who was to hold it, without naming the visitor.',
  },
  last: true,
  export: async (db, person) => ({
    mails: (
      await db.select().from(outbox).where(namesOneOf(outbox.recipient, person.emailKeys)).orderBy(outbox.id)
    ).map(({ recipient, purpose, payload, state, createdAt }) => ({
      to: recipient,
      about: purpose,
      subject: payload.subject,
      text: payload.text,
      state,
      writtenAt: createdAt,
    })),
  }),
  // This includes emails to the studio about the person, because they contain the same words.
  erase: async (tx, person) => {
    await tx.delete(outbox).where(mailsAbout(person));
  },
});

const actorOf = (userId: string): string => `user:${userId}`;

const eventsOf = ({ userId, emailKeys }: DataSubject): SQL =>
  or(
    ...(userId
      ? [
          inArray(events.actor, [actorOf(userId)]),
          inArray(events.subject, [actorOf(userId)]),
          sql`position(${JSON.stringify(actorOf(userId))} in ${events.data}::text) > 0`,
        ]
      : []),
    namesOneOf(events.data, emailKeys),
  ) ?? sql`false`;

export const historyData = definePersonalData({
  name: 'history',
  tables: ['events'],
  remains: {
    events: 'The record that something happened and when, for statistics, without the person or any text.',
  },
  last: true,
  export: async (db, person) => ({
    events: (await db.select().from(events).where(eventsOf(person)).orderBy(events.id)).map(
      ({ kind, happenedAt, data }) => ({ what: kind, at: happenedAt, with: data }),
    ),
  }),
  // That something happened stays, for the sums; who it was does not.
  erase: async (tx, person) => {
    const erased = (column: AnyPgColumn) =>
      person.userId
        ? sql`case when ${column} = ${actorOf(person.userId)} then 'user:erased' else ${column} end`
        : sql`${column}`;
    await tx
      .update(events)
      .set({ actor: erased(events.actor), subject: erased(events.subject), data: {} })
      .where(eventsOf(person));
  },
});

const addressesOf = ({ userId, emailKeys }: DataSubject): SQL | undefined =>
  or(inArray(accountAddresses.userId, userId ? [userId] : []), inArray(accountAddresses.emailKey, emailKeys));

export const requestsData = definePersonalData({
  name: 'requests',
  tables: ['data_requests', 'account_closings', 'account_addresses'],
  export: async (db, { userId, emailKeys }) => ({
    requests: await db
      .select({ email: dataRequests.email, askedAt: dataRequests.createdAt })
      .from(dataRequests)
      .where(inArray(dataRequests.emailKey, emailKeys)),
    closings: await db
      .select({ closedAt: accountClosings.closedAt, erasedAt: accountClosings.purgeAt })
      .from(accountClosings)
      .where(inArray(accountClosings.userId, userId ? [userId] : [])),
    addresses: await db
      .select({
        email: accountAddresses.emailKey,
        since: accountAddresses.since,
        leftAt: accountAddresses.leftAt,
      })
      .from(accountAddresses)
      .where(addressesOf({ userId, emailKeys })),
  }),
  // The closing itself is deleted by who carries it out.
  erase: async (tx, { userId, emailKeys }) => {
    await tx.delete(accountAddresses).where(addressesOf({ userId, emailKeys }));
    await tx.delete(dataRequests).where(inArray(dataRequests.emailKey, emailKeys));
  },
});

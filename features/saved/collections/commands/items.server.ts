import { and, eq, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { refOf, type ThingRef } from '../../kinds.ts';
import { collectionItems, savedItems } from '../../tables.server.ts';
import { lookUp, type ThingSources } from '../../things.ts';
import { tooManyThings } from '../errors.server.ts';
import { moved } from '../moved.ts';
import { itemsOf } from '../queries.server.ts';
import { type MoveWish, mostInCollection } from '../schema.ts';
import { inOwnCollection } from './own-collection.server.ts';

type ItemWish = ThingRef & { collection: string };

const isItem = ({ collection, kind, key }: ItemWish) =>
  and(
    eq(collectionItems.collectionId, collection),
    eq(collectionItems.kind, kind),
    eq(collectionItems.key, key),
  );

/** Writes the order down: places from 0 without gaps. */
async function keepOrder(tx: Tx, collection: string, refs: readonly ThingRef[]): Promise<void> {
  await tx.execute(sql`
    update collection_items set position = ordered.position - 1
    from unnest(${sql.param(refs.map(({ kind }) => kind))}::text[], ${sql.param(refs.map(({ key }) => key))}::text[])
      with ordinality as ordered(kind, key, position)
    where collection_id = ${collection} and collection_items.kind = ordered.kind and collection_items.key = ordered.key`);
}

/** What somebody saved under this reference, with the words it was saved under. */
async function savedThing(tx: Tx, userId: string, { kind, key }: ThingRef) {
  const [row] = await tx
    .select({ title: savedItems.title, about: savedItems.about })
    .from(savedItems)
    .where(and(eq(savedItems.userId, userId), eq(savedItems.kind, kind), eq(savedItems.key, key)));
  return row;
}

/** Puts a thing at the end of a collection; one that is in it stays where it is. Gives whether it was put in. */
export async function addItem(wish: ItemWish, userId: string, sources: ThingSources): Promise<boolean> {
  const { collection: collectionId, kind, key } = wish;
  const known = (await lookUp(sources, [wish]))(wish);
  return inOwnCollection(userId, collectionId, async (tx, { scope }) => {
    if (scope === 'applications' && kind !== 'application')
      throw badInput({ ref: 'This collection can only hold applications.' });
    const thing = (await savedThing(tx, userId, wish)) ?? known;
    if (!thing) throw badInput({ ref: 'This is no longer on the site.' });
    const there = await itemsOf(tx, collectionId);
    if (there.some((item) => refOf(item) === refOf(wish))) return false;
    if (there.length >= mostInCollection)
      throw tooManyThings(`A collection holds ${mostInCollection} items at most. Create another one.`);
    const { title, about } = thing;
    const position = (there.at(-1)?.position ?? -1) + 1;
    await tx
      .insert(collectionItems)
      .values({ collectionId, kind, key, title, about, position, addedAt: now() });
    return true;
  });
}

/** Takes a thing out of a collection. */
export const removeItem = (wish: ItemWish, userId: string): Promise<void> =>
  inOwnCollection(userId, wish.collection, async (tx) => {
    await tx.delete(collectionItems).where(isItem(wish));
    await keepOrder(tx, wish.collection, await itemsOf(tx, wish.collection));
  });

/** Writes what one says of a thing in this collection. */
export const noteItem = (wish: ItemWish & { note: string }, userId: string): Promise<void> =>
  inOwnCollection(userId, wish.collection, async (tx) => {
    await tx.update(collectionItems).set({ note: wish.note }).where(isItem(wish));
  });

/** Moves a thing within its collection: one step, or to a place. */
export const moveItem = (wish: MoveWish, userId: string): Promise<void> =>
  inOwnCollection(userId, wish.collection, async (tx) => {
    const items = await itemsOf(tx, wish.collection);
    const from = items.findIndex((item) => refOf(item) === refOf(wish));
    const to = 'to' in wish ? wish.to : from + (wish.step === 'up' ? -1 : 1);
    await keepOrder(tx, wish.collection, moved(items, from, to));
  });

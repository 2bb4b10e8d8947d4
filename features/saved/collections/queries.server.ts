import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { companyMembers } from '#server/companies/tables.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { holdsWords, perPage } from '../queries.server.ts';
import { collectionItems, collections } from '../tables.server.ts';
import { readShown } from './links.server.ts';
import { type Looker, maySee, opens } from './policy.ts';

/** A row of the collections. */
export type Collection = typeof collections.$inferSelect;
/** Something in a collection. */
export type CollectionItem = typeof collectionItems.$inferSelect;
export type Scope = Collection['scope'];

/** What a list shows of a collection beside its name. */
const summary = {
  id: collections.id,
  name: collections.name,
  note: collections.note,
  companyId: collections.companyId,
  shareId: collections.shareId,
  changedAt: collections.changedAt,
};

/** That the owner still belongs to the company that a collection is shown to. */
const ownerIsStillThere = sql`exists (select 1 from ${companyMembers} where ${companyMembers.userId} = ${collections.userId} and ${companyMembers.companyId} = ${collections.companyId})`;

async function withItems<Row extends { id: string }>(db: DbOrTx, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const inRows = inArray(
    collectionItems.collectionId,
    rows.map(({ id }) => id),
  );
  const [counts, firsts] = await Promise.all([
    db
      .select({ id: collectionItems.collectionId, things: count() })
      .from(collectionItems)
      .where(inRows)
      .groupBy(collectionItems.collectionId),
    db
      .select({ id: collectionItems.collectionId, title: collectionItems.title, kind: collectionItems.kind })
      .from(collectionItems)
      .where(and(inRows, sql`${collectionItems.position} < 3`))
      .orderBy(asc(collectionItems.position)),
  ]);
  return rows.map((row) => ({
    ...row,
    things: counts.find(({ id }) => id === row.id)?.things ?? 0,
    firsts: firsts.filter(({ id }) => id === row.id),
  }));
}

/** A page of somebody's collections, the last changed first. */
export async function ownCollections(userId: string, scope: Scope, wish: { q: string; page: number }) {
  const { db } = services().database;
  const found = and(
    eq(collections.userId, userId),
    eq(collections.scope, scope),
    holdsWords(wish.q, [collections.name, collections.note]),
  );
  const [all] = await db.select({ total: count() }).from(collections).where(found);
  const total = all?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wish.page, pages);
  const rows = await db
    .select(summary)
    .from(collections)
    .where(found)
    .orderBy(desc(collections.changedAt), asc(collections.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { collections: await withItems(db, rows), total, page, pages };
}

const mostOfCompany = 100;

/** What others of the company show to it. */
export async function companyCollections(looker: Looker, scope: Scope) {
  if (!looker.companyId) return [];
  const { db } = services().database;
  const rows = await db
    .select(summary)
    .from(collections)
    .where(
      and(
        eq(collections.companyId, looker.companyId),
        eq(collections.scope, scope),
        ne(collections.userId, looker.userId),
        ownerIsStillThere,
      ),
    )
    .orderBy(desc(collections.changedAt), asc(collections.id))
    .limit(mostOfCompany);
  return withItems(db, rows);
}

/** Names of somebody's collections that may hold a thing, the last changed first. */
export function collectionNames(userId: string, most: number) {
  return services()
    .database.db.select({ id: collections.id, name: collections.name, scope: collections.scope })
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(desc(collections.changedAt), asc(collections.id))
    .limit(most);
}

/** What is in a collection, in its order. */
export const itemsOf = (db: DbOrTx, collectionId: string): Promise<CollectionItem[]> =>
  db
    .select()
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collectionId))
    .orderBy(asc(collectionItems.position), asc(collectionItems.addedAt));

/** A collection that somebody may see, or null. */
export async function collectionFor(looker: Looker, id: string, scope: Scope): Promise<Collection | null> {
  const [row] = await services()
    .database.db.select()
    .from(collections)
    .where(
      and(
        eq(collections.id, id),
        eq(collections.scope, scope),
        or(eq(collections.userId, looker.userId), ownerIsStillThere),
      ),
    );
  return row && maySee(looker, row) ? row : null;
}

/** The collection that a link shows, or null once it is taken back. */
export async function shownCollection(token: string): Promise<Collection | null> {
  const claim = readShown(token);
  if (!claim) return null;
  const [row] = await services().database.db.select().from(collections).where(eq(collections.id, claim.id));
  return row && opens(claim.share, row) ? row : null;
}

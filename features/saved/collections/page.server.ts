import { isUuid } from '#lib/text/uuid.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { kindWords, refOf } from '../kinds.ts';
import { savedOutside } from '../queries.server.ts';
import { listSchema } from '../schema.ts';
import { lookUp, type ThingSources } from '../things.ts';
import { shownUrl } from './links.server.ts';
import { mayChange } from './policy.ts';
import {
  type CollectionItem,
  collectionFor,
  companyCollections,
  itemsOf,
  ownCollections,
  type Scope,
  shownCollection,
} from './queries.server.ts';

async function shownItems(items: readonly CollectionItem[], sources: ThingSources) {
  const thingAt = await lookUp(sources, items);
  return items.map((item) => {
    const thing = thingAt(item);
    const named = item.kind === 'demo' && item.key.includes('?');
    return {
      ref: refOf(item),
      kind: item.kind,
      key: item.key,
      kindWord: kindWords[item.kind].one,
      title: thing && !named ? thing.title : item.title,
      about: thing?.about ?? item.about,
      /** Null where it is no longer on the site. */
      href: thing?.href ?? null,
      hue: thing?.hue ?? null,
      note: item.note,
    };
  });
}
/** A thing in a collection as its page shows it. */
export type ShownItem = Awaited<ReturnType<typeof shownItems>>[number];

const dayFormat = () =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: readSettings().contact.timeZone,
  });

type Listed = Awaited<ReturnType<typeof companyCollections>>[number];

const shownCard = ({ companyId, shareId, changedAt, ...row }: Listed) => ({
  ...row,
  firsts: row.firsts.map(({ title, kind }) => ({ title, kindWord: kindWords[kind].one })),
  shownByLink: shareId !== null,
  shownToCompany: companyId !== null,
  changed: dayFormat().format(changedAt),
});
export type ShownCard = ReturnType<typeof shownCard>;

/** The list of somebody's collections, with what others of the company show. */
async function shownList(userId: string, query: URLSearchParams, scope: Scope) {
  const { q, page } = listSchema.parse({ q: query.get('q') ?? '', page: query.get('page') ?? 1 });
  const membership = await membershipOf(services().database.db, userId);
  const [own, ofCompany] = await Promise.all([
    ownCollections(userId, scope, { q, page }),
    companyCollections({ userId, companyId: membership?.companyId ?? null }, scope),
  ]);
  return {
    ...own,
    q,
    collections: own.collections.map(shownCard),
    company: membership?.company ?? null,
    ofCompany: ofCompany.map(shownCard),
  };
}
export type ShownList = Awaited<ReturnType<typeof shownList>>;

const mostFound = 8;

/** An open collection, if this person may see it. */
async function shownOpen(userId: string, id: string, find: string, scope: Scope, sources: ThingSources) {
  const { db } = services().database;
  const membership = await membershipOf(db, userId);
  const looker = { userId, companyId: membership?.companyId ?? null };
  const collection = await collectionFor(looker, id, scope);
  if (!collection) return null;
  const own = mayChange(looker, collection);
  const items = await shownItems(await itemsOf(db, id), sources);
  const found = own
    ? await savedOutside(userId, id, { words: find, applications: scope === 'applications', most: mostFound })
    : [];
  return {
    id,
    own,
    name: collection.name,
    note: collection.note,
    items,
    find,
    found: found.map((item) => ({
      ref: refOf(item),
      kind: item.kind,
      kindWord: kindWords[item.kind].one,
      title: item.title,
    })),
    link: own && collection.shareId ? shownUrl(id, collection.shareId) : null,
    company: own ? (membership?.company ?? null) : null,
    shownToCompany: collection.companyId !== null,
    changed: dayFormat().format(collection.changedAt),
  };
}
export type OpenCollection = NonNullable<Awaited<ReturnType<typeof shownOpen>>>;

/** What a page of collections shows for an address: the list, or the one that is open. */
export async function collectionsPage(
  userId: string,
  query: URLSearchParams,
  scope: Scope,
  sources: ThingSources,
) {
  const id = query.get('open') ?? '';
  const find = (query.get('find') ?? '').trim().slice(0, 200);
  const open = isUuid(id) ? await shownOpen(userId, id, find, scope, sources) : null;
  return {
    open,
    /** An open one was asked for, and is not there or not theirs. */
    missing: id !== '' && open === null,
    list: open ? null : await shownList(userId, query, scope),
  };
}
export type CollectionsPage = Awaited<ReturnType<typeof collectionsPage>>;

/** What whoever has a link sees of a collection: without notes, and nothing once the link is taken back. */
export async function sharedPage(token: string, sources: ThingSources) {
  const collection = await shownCollection(token);
  if (!collection) return null;
  const items = await shownItems(await itemsOf(services().database.db, collection.id), sources);
  return {
    name: collection.name,
    items: items.filter(({ href }) => href !== null).map(({ note: _, ...item }) => item),
    changed: dayFormat().format(collection.changedAt),
  };
}

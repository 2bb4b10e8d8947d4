import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { defineCopy, defineQuery } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import type { EntryData, EntryKind } from './kinds.ts';
import { publishingEntries, publishingPictures, publishingRedirects } from './tables.server.ts';
import { writtenEntries } from './written.ts';

/** The words of an entry that everybody may read. */
export interface PublishedEntry {
  kind: EntryKind;
  slug: string;
  data: EntryData;
  /** The day on which these words became public, where that is known. */
  changed?: string;
}

/** A picture that texts can show. */
export type KeptPicture = typeof publishingPictures.$inferSelect;

interface Copy {
  entries: Map<EntryKind, PublishedEntry[]>;
  redirects: Map<string, string>;
  pictures: Map<string, KeptPicture>;
}

/** The tag of whatever shows entries of a kind, pictures, or where old addresses lead. */
export const publishingTag = (of: EntryKind | 'pictures' | 'redirects'): string => `publishing:${of}`;

const byKind = (entries: readonly PublishedEntry[]): Map<EntryKind, PublishedEntry[]> => {
  const grouped = new Map<EntryKind, PublishedEntry[]>();
  for (const entry of entries) {
    const list = grouped.get(entry.kind);
    if (list) list.push(entry);
    else grouped.set(entry.kind, [entry]);
  }
  // Texts with a date stand by it, whatever the order of the others.
  grouped.get('post')?.sort((a, b) => (b.data.date ?? '').localeCompare(a.data.date ?? ''));
  return grouped;
};

/** Until the database was read, and while it is away, what the files say. */
const asWritten = (): Copy => ({
  entries: byKind(writtenEntries()),
  redirects: new Map(),
  pictures: new Map(),
});
let current = asWritten();

/** What is public of a kind, in its order: at once, from memory. */
export const publishedEntries = defineQuery(
  (kind) => [publishingTag(kind)],
  (kind: EntryKind): readonly PublishedEntry[] => current.entries.get(kind) ?? [],
);

/** The public entry under a slug, if there is one. */
export const publishedEntry = (kind: EntryKind, slug: string): PublishedEntry | undefined =>
  publishedEntries(kind).find((entry) => entry.slug === slug);

/** Where an address that is no page any more leads, if it leads anywhere. */
export const redirectOf = (path: string): string | undefined => current.redirects.get(path);

/** The picture with this id, if it is there. */
export const keptPicture = defineQuery([publishingTag('pictures')], (id: string): KeptPicture | undefined =>
  current.pictures.get(id),
);

/** Renews the copy in memory from the database. */
export async function refreshPublished(): Promise<void> {
  const { db } = services().database;
  const entries = await db
    .select()
    .from(publishingEntries)
    .where(and(isNotNull(publishingEntries.published), isNull(publishingEntries.binnedAt)))
    .orderBy(asc(publishingEntries.position), desc(publishingEntries.createdAt));
  const redirects = await db.select().from(publishingRedirects);
  const pictures = await db.select().from(publishingPictures).where(isNull(publishingPictures.binnedAt));
  current = {
    entries: byKind(
      entries.flatMap(({ kind, published, publishedSlug, publishedAt, asSeeded }) =>
        published && publishedSlug
          ? [
              {
                kind,
                slug: publishedSlug,
                data: published,
                ...(asSeeded || !publishedAt ? {} : { changed: publishedAt.toISOString().slice(0, 10) }),
              },
            ]
          : [],
      ),
    ),
    redirects: new Map(redirects.map(({ fromPath, toPath }) => [fromPath, toPath])),
    pictures: new Map(pictures.map((picture) => [picture.id, picture])),
  };
}

/** What is public, in memory. */
export const publishedCopy = defineCopy(
  'publishing',
  (tags) => (tags.some((tag) => tag.startsWith('publishing:')) ? refreshPublished() : undefined),
  () => {
    current = asWritten();
  },
);

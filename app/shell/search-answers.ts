import type { FoundRecord } from '#app/admin/find-records.server.ts';
import type { Found } from '#app/search/find-pages.server.ts';
import type { SearchEntry } from '#engines/search/search.ts';
import { isText, listOf, orAbsent, orNull, shaped } from '#lib/files/shape.ts';

const foundPage = { path: isText, label: isText, kind: isText, hue: orNull(isText), description: isText };

/** The index that the browser searches by itself. */
export const isSearchIndex = listOf(
  shaped<SearchEntry>({
    ...foundPage,
    title: isText,
    headings: listOf(isText),
    also: orAbsent(listOf(isText)),
  }),
);

/** What the server finds by its meaning. */
export const isFound = shaped<Found>({
  pages: listOf(shaped<Found['pages'][number]>(foundPage)),
  answer: orNull(shaped<NonNullable<Found['answer']>>({ words: isText, href: isText, label: isText })),
});

interface RecordsOf {
  name: string;
  records: FoundRecord[];
}

/** What the panel finds among its records. */
export const isFoundRecords = shaped<{ groups: RecordsOf[] }>({
  groups: listOf(
    shaped<RecordsOf>({
      name: isText,
      records: listOf(shaped<FoundRecord>({ title: isText, note: isText, href: isText })),
    }),
  ),
});

import { kindWords, refOf, thingKinds } from './kinds.ts';
import { savedPage } from './queries.server.ts';
import { listSchema } from './schema.ts';
import { lookUp, type ThingSources } from './things.ts';

/** Everything that the list of saved things shows for an address. */
export async function shownSaved(
  { userId, zone }: { userId: string; zone: string },
  query: URLSearchParams,
  sources: ThingSources,
) {
  const wish = listSchema.parse({
    q: query.get('q') ?? '',
    kind: query.get('kind'),
    page: query.get('page') ?? 1,
  });
  const { items, byKind, ...found } = await savedPage(userId, wish);
  const thingAt = await lookUp(sources, items);
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  return {
    ...found,
    q: wish.q,
    kind: wish.kind,
    kinds: thingKinds
      .map((kind) => ({ kind, label: kindWords[kind].many, things: byKind.get(kind) ?? 0 }))
      .filter(({ kind, things }) => things > 0 || kind === wish.kind),
    items: items.map((item) => {
      const thing = thingAt(item);
      const named = item.kind === 'demo' && item.key.includes('?');
      return {
        ref: refOf(item),
        kind: item.kind,
        kindWord: kindWords[item.kind].one,
        title: thing && !named ? thing.title : item.title,
        about: thing?.about ?? item.about,
        /** Null where it is no longer on the site. */
        href: thing?.href ?? null,
        hue: thing?.hue ?? null,
        note: item.note,
        saved: day.format(item.savedAt),
      };
    }),
  };
}
export type ShownSaved = Awaited<ReturnType<typeof shownSaved>>;

import type { BadgeTone } from '#ui/data/badge.tsx';
import type { EntryState } from '../rules.ts';

/** How an entry stands, in a word with its tone. */
export const stateWords: Record<EntryState, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  scheduled: { word: 'Scheduled', tone: 'warning' },
  public: { word: 'Public', tone: 'done' },
  changed: { word: 'Public, with unpublished changes', tone: 'new' },
};

/** Where a version came from, in words. */
export function originWords(origin: string): string {
  if (origin === 'seed') return 'came with the site';
  const back = /^return:(\d+)$/.exec(origin)?.[1];
  return back ? `restored from version ${back}` : 'saved';
}

const moments = new Map<string, Intl.DateTimeFormat>();

/** A moment by the studio's clock: 17 Nov 2026, 09:00. */
export function momentAt(iso: string, zone: string): string {
  let format = moments.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    moments.set(zone, format);
  }
  return format.format(new Date(iso));
}

import type { SavedThing } from './saved-thing.ts';
import type { SavedThings } from './saved-things.ts';
import { useReopened } from './use-reopened.ts';
import { useSaved } from './use-saved.ts';
import { type SavedSheetHooks, useSavedSheet } from './use-saved-sheet.ts';

interface KeptHistoryHooks<Thing extends SavedThing>
  extends Omit<SavedSheetHooks<Thing>, 'saved' | 'current'> {
  /** Whether the thing on the page is the visitor's own, and is kept. */
  isOwn: boolean;
  /** The name under which this tab remembers the open thing, so that it comes back when the page is loaded again. */
  reopenedAs?: string;
}

/** The whole history of a tool: what is on the page is kept while it is worked on, and the list brings others back. */
export function useKeptHistory<Thing extends SavedThing>(
  things: SavedThings<Thing>,
  thing: Thing,
  { isOwn, reopenedAs, ...hooks }: KeptHistoryHooks<Thing>,
) {
  const saved = useSaved(things, thing, isOwn);
  const past = useSavedSheet({ saved, current: thing.id, ...hooks });
  useReopened(reopenedAs, isOwn ? thing.id : null, (id) => {
    void saved.load(id).then((found) => found && hooks.onOpen(found));
  });
  return past;
}

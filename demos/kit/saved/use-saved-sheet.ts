import { useState } from 'react';
import type { SavedHead, SavedThing } from './saved-thing.ts';
import { useOpened } from './use-opened.ts';
import type { useSaved } from './use-saved.ts';

export interface SavedSheetHooks<Thing extends SavedThing> {
  saved: ReturnType<typeof useSaved<Thing>>;
  /** The thing that is on the page. */
  current: string;
  /** Somebody chose a thing; null where it is neither in this browser nor in the account any more. */
  onOpen: (thing: Thing | null) => void;
  /** The thing on the page gets another name, or is pinned. */
  onChange: (by: Partial<Pick<SavedHead, 'title' | 'pinned'>>) => void;
  /** The thing on the page was deleted. */
  onGone?: () => void;
  /** Any thing was deleted; without an id, all of them. */
  onRemoved?: (id?: string) => void;
  /** Another one is begun. */
  onNew: () => void;
}

/** The list of saved things as a tool has it: `sheet` is what `SavedSheet` takes, besides its id and its words. */
export function useSavedSheet<Thing extends SavedThing>({
  saved,
  current,
  onOpen,
  onChange,
  onGone = () => {},
  onRemoved = () => {},
  onNew,
}: SavedSheetHooks<Thing>) {
  const [open, setOpen] = useState(false);
  async function choose(id: string) {
    const found = await saved.load(id);
    setOpen(false);
    onOpen(found);
  }
  useOpened((id) => void choose(id));
  return {
    show: () => setOpen(true),
    choose: (id: string) => void choose(id),
    sheet: {
      list: saved.list,
      problem: saved.problem,
      results: saved.results,
      current,
      open,
      onOpenChange: setOpen,
      onChoose: (id: string) => void choose(id),
      onChange: (id: string, by: Partial<Pick<SavedHead, 'title' | 'pinned'>>) => {
        if (id !== current) return void saved.change(id, by);
        onChange(by);
        void saved.changeInAccount(id, by);
      },
      onRemove: (id: string) => {
        if (id === current) onGone();
        onRemoved(id);
        void saved.remove(id);
      },
      onRemoveAll: () => {
        setOpen(false);
        onGone();
        onRemoved();
        void saved.removeAll();
      },
      onNew: () => {
        setOpen(false);
        onNew();
      },
    },
  };
}

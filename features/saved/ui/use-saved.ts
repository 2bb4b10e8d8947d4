import { useEffect, useState } from 'react';
import { useStore } from '#ui/foundation/use-store.ts';
import { loadSaved, onSavedElsewhere, type SavedThing, savedStore, setSaved } from '../client/saved.ts';
import { refOf } from '../kinds.ts';

/** Whether a thing is saved, and the way to change that; follows other tabs. `owner` is who is signed in, or null. */
export function useSaved(thing: SavedThing, owner: string | null) {
  const { refs, known } = useStore(savedStore);
  const [failed, setFailed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const saved = known && refs.has(refOf(thing));

  useEffect(() => {
    const load = () => void loadSaved(owner).catch(() => setFailed(true));
    load();
    return onSavedElsewhere(load);
  }, [owner]);

  return {
    saved,
    failed,
    /** Whether somebody changed it on this page: only then there is something to say. */
    pressed,
    press() {
      setFailed(false);
      setPressed(true);
      setSaved(thing, !saved, owner).catch(() => setFailed(true));
    },
  };
}

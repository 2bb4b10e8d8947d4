import { useEffect, useRef, useState } from 'react';
import { keepState, keptState } from '../share/kept-state.ts';

/** How what a visitor brought is kept in this browser, for their next visit. */
interface Keeping<Thing> {
  demo: string;
  /** Reads what was kept; null for what cannot be read any more. */
  read: (kept: unknown) => Thing | null;
  /** Whether it is small enough to be written on each change. */
  isSmall: (thing: Thing) => boolean;
}

const pauseMs = 800;

/**
 * What a visitor brought, while an example is on the screen: the way back that no example takes away. With `keeping` it
 * is also there at their next visit. Null while their own is shown, and where they have brought nothing.
 */
export function useOwn<Thing>(shown: Thing, isOwn: boolean, keeping?: Keeping<Thing>): Thing | null {
  const [own, setOwn] = useState<Thing | null>(null);
  const kept = useRef(keeping);
  const unwritten = useRef<Thing | null>(null);
  useEffect(() => {
    const before = kept.current?.read(keptState(kept.current.demo)) ?? null;
    if (before !== null) setOwn((now) => now ?? before);
  }, []);
  useEffect(() => {
    function write() {
      const { current: thing } = unwritten;
      if (thing !== null && kept.current?.isSmall(thing)) keepState(kept.current.demo, thing);
      unwritten.current = null;
    }
    if (!isOwn) return write();
    setOwn(shown);
    unwritten.current = shown;
    const later = setTimeout(write, pauseMs);
    return () => clearTimeout(later);
  }, [shown, isOwn]);
  return isOwn ? null : own;
}

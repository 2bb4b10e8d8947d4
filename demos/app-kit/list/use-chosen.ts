import { useCallback, useEffect, useRef, useState } from 'react';

/** The ids from one to the other, whichever comes first. */
function between(ids: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [ids.indexOf(from ?? ''), ids.indexOf(to)];
  return a < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Which records of a list are chosen: one, a range with Shift, or all that are found. */
export function useChosen<Item>(found: readonly Item[], idOf: (item: Item) => string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });
  const onChoose = useCallback(
    (id: string, upTo: boolean) => {
      const meant = upTo ? between(latest.current.map(idOf), last.current, id) : [id];
      last.current = id;
      setChosen((before) => {
        const next = new Set(before);
        for (const each of meant) {
          if (before.has(id)) next.delete(each);
          else next.add(each);
        }
        return next;
      });
    },
    [idOf],
  );
  const all = useCallback(() => {
    const ids = latest.current.map(idOf);
    setChosen((before) => (ids.every((id) => before.has(id)) ? new Set() : new Set(ids)));
  }, [idOf]);
  const none = useCallback(() => setChosen(new Set()), []);
  const rows = chosen.size > 0 ? found.filter((row) => chosen.has(idOf(row))) : [];
  return {
    chosen,
    rows,
    onChoose,
    all,
    none,
  };
}

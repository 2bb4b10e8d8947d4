import { useRef } from 'react';
import { useFetcher } from 'react-router';

/** Sends forms to the page's own action, each once the one before is answered: a later one must not overtake it. */
export function useInTurn(): (fields: Record<string, string>) => Promise<unknown> {
  const fetcher = useFetcher();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return (fields) => {
    line.current = line.current.then(() => fetcher.submit(fields, { method: 'post' })).catch(() => {});
    return line.current;
  };
}

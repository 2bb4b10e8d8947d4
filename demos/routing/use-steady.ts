import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the latest render, for parts that are drawn rarely. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

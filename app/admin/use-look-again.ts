import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Looks at the page again every second while something on it is being made. */
export function useLookAgain(underWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!underWay || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), 1000);
    return () => clearTimeout(timer);
  }, [underWay, state, revalidate]);
}

import { useEffect } from 'react';

/** Reads again when the person comes back to the page, while something is open that is done elsewhere. */
export function useFreshness(waiting: boolean, read: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting, read]);
}

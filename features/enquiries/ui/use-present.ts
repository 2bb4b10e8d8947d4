import { useEffect, useState } from 'react';

/** The present moment by the server's clock, renewed twice a minute: visitors' own clocks may be wrong. */
export function usePresent(servedAt: number): number {
  const [present, setPresent] = useState(servedAt);
  useEffect(() => {
    const opened = Date.now();
    const look = () => setPresent(servedAt + Date.now() - opened);
    const timer = setInterval(look, 30_000);
    // A tab that slept knows at once what time it is.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [servedAt]);
  return present;
}

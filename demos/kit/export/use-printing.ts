import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what only paper shows is made when it is asked for, not kept in the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const own = new AbortController();
    // The picture for the paper is taken as soon as this event is over.
    const begin = () => flushSync(() => setPrinting(true));
    addEventListener('beforeprint', begin, { signal: own.signal });
    addEventListener('afterprint', () => setPrinting(false), { signal: own.signal });
    return () => own.abort();
  }, []);
  return isPrinting;
}

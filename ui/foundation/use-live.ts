import { useEffect, useRef } from 'react';

const secondsUntilNextTry = 30;

/**
 * Calls back whenever the server says that something is new, for as long as the page is looked at: browsers
 * open few connections to one site, and a tab in the background would hold one of them.
 */
export function useLive(address: string | null, onNews: () => void): void {
  const hear = useRef(onNews);
  useEffect(() => {
    hear.current = onNews;
  });
  useEffect(() => {
    if (!address) return;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = false;

    function close() {
      clearTimeout(timer);
      source?.close();
      source = null;
    }
    function open() {
      close();
      if (document.hidden || !address) return;
      source = new EventSource(address);
      source.addEventListener('open', () => {
        if (missed) hear.current();
        missed = false;
      });
      source.addEventListener('change', () => hear.current());
      source.addEventListener('ended', () => {
        close();
        hear.current();
      });
      source.addEventListener('error', () => {
        missed = true;
        // A line that was cut is taken up by the browser itself; one that was refused is not.
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, secondsUntilNextTry * 1000);
      });
    }
    function turn() {
      if (document.hidden) {
        missed = true;
        close();
      } else open();
    }
    open();
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      close();
    };
  }, [address]);
}

import { useEffect, useRef } from 'react';
import { useFetchers, useRevalidator } from 'react-router';
import { useLive } from './use-live.ts';

/**
 * Loads the page's data again when its stream says that something is new; gives the function that does so. While a form
 * is being sent it waits: the router would give up the page that the form leads to, which brings the news anyway.
 */
export function useLivePage(stream: string | null): () => void {
  const { revalidate } = useRevalidator();
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const sending = useRef(false);
  useEffect(() => {
    sending.current = isSending;
  });
  const refresh = useRef(() => {
    if (!sending.current) void revalidate();
  });
  useLive(stream, refresh.current);
  return refresh.current;
}

import { type RefObject, useEffect } from 'react';

interface ReadMark {
  /** The query that reaches the conversation. */
  query: string;
  /** The newest word that is shown. */
  upTo: string | undefined;
  /** Whether something of it is new to whoever looks. */
  unread: boolean;
  /** Where it is shown: what is folded away or in another tab was not read. */
  place: RefObject<HTMLElement | null>;
  onRead: () => void;
}

/** Tells the server that a conversation was read, once it is looked at; the other side sees it. */
export function useReadMark({ query, upTo, unread, place, onRead }: ReadMark): void {
  useEffect(() => {
    if (!unread || !upTo) return;
    let told = false;
    async function tell() {
      if (told || document.hidden || !place.current?.offsetParent) return;
      told = true;
      const answer = await fetch(`/api/enquiries/read?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ upTo }),
      }).catch(() => null);
      if (answer?.ok) onRead();
      else told = false;
    }
    void tell();
    document.addEventListener('visibilitychange', tell);
    addEventListener('resize', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      removeEventListener('resize', tell);
    };
  }, [query, upTo, unread, place, onRead]);
}

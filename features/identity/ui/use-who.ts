import { useEffect, useSyncExternalStore } from 'react';
import { whoText } from '#lib/text/who-text.ts';
import type { Who } from '../schema.ts';
import { readWho } from '../who-cookie.ts';

let text: string | null = null;
let who: Who | null = null;

/** One object for as long as the cookie says the same, which React asks of a snapshot. */
function current(): Who | null {
  const now = whoText();
  if (now !== text) {
    text = now;
    who = readWho(now);
  }
  return who;
}

const nobody = () => null;

/** The line on which tabs tell each other; null where the browser forbids it together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('identity');
  } catch {
    return null;
  }
}

// Besides messages: a page that comes back may have missed some.
const occasions = ['who-changed', 'pageshow', 'visibilitychange'];

function subscribe(look: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', look);
  for (const kind of occasions) window.addEventListener(kind, look);
  return () => {
    channel?.close();
    for (const kind of occasions) window.removeEventListener(kind, look);
  };
}

/** Who is signed in, for showing only; null on the server and until the page is alive. Follows other tabs. */
export function useWho(): Who | null {
  const shown = useSyncExternalStore(subscribe, current, nobody);
  // The mark on the document is the inline script's, which looks at the cookie again when it is told.
  useEffect(() => {
    window.dispatchEvent(new CustomEvent('who-changed', { detail: shown }));
  }, [shown]);
  return shown;
}

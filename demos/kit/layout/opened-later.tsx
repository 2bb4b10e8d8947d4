import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface OpenedLaterProps {
  /** Fetches what draws the children, a `lazy` one's own import. */
  fetch: () => Promise<unknown>;
  /** Whether one of them stands open. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * What opens over a demo (dialogs, by `lazy`): fetched once the page has nothing else to do, drawn from the first
 * time one opens. Drawn at the start, what nobody has asked for would hold up what everybody sees.
 */
export function OpenedLater({ fetch, isOpen, children }: OpenedLaterProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    // Safari knows no idle time; a moment later is near enough to it.
    const wait = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
    // A failed import speaks up by itself when the children are drawn.
    wait(() => void fetch().catch(() => {}));
  }, [fetch]);
  return wasOpen ? <Suspense>{children}</Suspense> : null;
}

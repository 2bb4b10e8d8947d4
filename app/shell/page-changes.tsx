import { useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { noteLeaving } from '#ui/foundation/came-from.ts';
import { useSiteLinks } from './use-site-links.ts';

/** What a change of page needs in the browser: links followed, the wait shown, the new page announced and focused. */
export function PageChanges() {
  const location = useLocation();
  const navigation = useNavigation();
  const intent = useSiteLinks();
  const [announced, setAnnounced] = useState('');
  const [hydrated, setHydrated] = useState(false);
  const shown = useRef(location.pathname + location.hash);

  useEffect(() => {
    setHydrated(true);
    // This runs after React's own work: the held click is sent again now, and may reach a part that has not hydrated yet.
    setTimeout(() => window.dispatchEvent(new Event('hydrated')));
  }, []);

  useEffect(() => {
    const address = location.pathname + location.hash;
    if (shown.current === address) return;
    const left = shown.current.split('#', 1)[0] ?? '';
    if (left !== location.pathname) noteLeaving(left);
    shown.current = address;
    setAnnounced(document.title);
    const id = location.hash.slice(1);
    // Behind '#/' stands a place inside an application, which is no part of the page.
    if (id.startsWith('/')) return;
    if (id) window.dispatchEvent(new CustomEvent('scroll-to', { detail: decodeURIComponent(id) }));
    else document.getElementById('main')?.focus({ preventScroll: true });
  }, [location.pathname, location.hash]);

  return (
    <>
      {navigation.state === 'idle' ? null : <div className="progress-line" aria-hidden="true" />}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {/* Until then the browser keeps its place itself, and the page need not carry the script for it. */}
      {hydrated ? <ScrollRestoration /> : null}
      {intent && navigation.state === 'idle' ? <PrefetchPageLinks page={intent} /> : null}
    </>
  );
}

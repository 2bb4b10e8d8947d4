import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { inSameArea } from './same-area.ts';

/** The address of a link that the router may follow, or null where the browser must. */
function siteAddress(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  const { pathname, search, hash } = link;
  // Files are not pages; a link within the page scrolls.
  if (/\.[a-z0-9]+$/i.test(pathname) || !inSameArea(location.pathname, pathname)) return null;
  if (pathname === location.pathname && search === location.search && hash) return null;
  return pathname + search + hash;
}

/**
 * Lets the router follow plain links within the panel, the account and the kit, and returns the address a person is
 * about to open, so that it can be fetched ahead.
 */
export function useSiteLinks(): string | null {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<string | null>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const address = siteAddress(event);
      if (!address) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('#site-menu')?.hidePopover();
      navigate(address, { viewTransition: !matchMedia('(prefers-reduced-motion: reduce)').matches });
    };
    const foresee = (event: Event) => {
      const address = siteAddress(event);
      if (address) setIntent(address);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', foresee, { passive: true });
    document.addEventListener('focusin', foresee);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', foresee);
      document.removeEventListener('focusin', foresee);
    };
  }, [navigate]);
  return intent;
}

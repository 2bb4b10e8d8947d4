import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { hrefTo, type Place, placeOf } from './place.ts';
import { heightHere, watchSteps } from './steps.ts';

function subscribe(hear: () => void) {
  const leave = watchSteps();
  addEventListener('hashchange', hear);
  return () => {
    leave();
    removeEventListener('hashchange', hear);
  };
}

/**
 * The place that the address names. It stands behind the #, so links are plain `<a href={hrefTo(…)}>`, and going
 * back, reloading and sharing a link need nothing else. The server draws the first screen.
 */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return useMemo(() => placeOf(hash), [hash]);
}

/** Goes to a place; `replace` leaves no step behind to go back to (a filter that is typed). */
export function goTo(
  path: readonly string[],
  asked: Readonly<Record<string, string | null | undefined>> = {},
  { replace = false } = {},
): void {
  const href = hrefTo(path, asked);
  if (!replace) location.hash = href;
  else {
    history.replaceState(history.state, '', href);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

/**
 * Keeps what is typed in the address at once, so that a reload finds it. Whoever types shows it already, so nothing
 * is drawn again for each letter; every other drawing reads it from the address.
 */
export function noteAsked(
  path: readonly string[],
  asked: Readonly<Record<string, string | null | undefined>>,
): void {
  history.replaceState(history.state, '', hrefTo(path, asked));
}

/** Begins every new screen at its top with the focus on its heading, as a new page would; one that is come back to stands where it was. */
export function useFreshScreen(screen: string): (heading: HTMLElement | null) => void {
  const heading = useRef<HTMLElement | null>(null);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    heading.current?.focus({ preventScroll: true });
    const height = heightHere();
    const application = heading.current?.closest('[data-application]');
    if (height !== null) scrollTo({ top: height, behavior: 'instant' });
    else if (application && application.getBoundingClientRect().top < 0)
      application.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [screen]);
  return (element) => {
    heading.current = element;
  };
}

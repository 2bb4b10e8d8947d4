import { useSyncExternalStore } from 'react';

function onAddressChange(listener: () => void) {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * The screen that the address names (`#card`, or `#/card` as the other applications write it), and a way to another one.
 * A link opens a screen, and the browser's back button leaves it; an address that names none opens the first.
 */
export function useScreen<Screen extends string>(
  screens: readonly [Screen, ...Screen[]],
): [screen: Screen, go: (next: Screen) => void] {
  const named = useSyncExternalStore(
    onAddressChange,
    () => location.hash.replace(/^#\/?/, ''),
    () => '',
  );
  const screen = screens.find((each) => each === named) ?? screens[0];
  return [
    screen,
    (next) => {
      if (next !== screen) location.hash = `/${next}`;
    },
  ];
}

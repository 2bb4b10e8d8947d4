import { useSyncExternalStore } from 'react';

function subscribe(hear: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const watch = new MutationObserver(hear);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', hear);
  return () => {
    watch.disconnect();
    system.removeEventListener('change', hear);
  };
}

const now = (): string =>
  document.documentElement.dataset.theme ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Which theme the page wears, for what CSS does not reach. */
export const useThemeName = (): string => useSyncExternalStore(subscribe, now, () => '');

import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/run/store.ts';

/** The state of a store, drawn again when it changes; first as the server drew it. */
export function useStore<State extends object>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.atFirst);
}

const never = () => () => {};

/** False until the page has its scripts: what cannot work without them waits for this. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

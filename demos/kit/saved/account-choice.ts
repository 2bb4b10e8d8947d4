import { isFlag, isText, shaped } from '#lib/files/shape.ts';
import { createStore } from '#lib/run/store.ts';
import { useStore } from '#ui/foundation/use-store.ts';
import { keepState, keptState } from '../share/kept-state.ts';

/** Whether this browser copies its history into the account: nobody is signed in, not asked yet, no, or yes. */
export type AccountChoice = 'nobody' | 'open' | 'off' | 'on';

const keptUnder = 'history-in-account';
const isKept = shaped<{ name: string; on: boolean }>({ name: isText, on: isFlag });

/** One choice for all that is on a page: what the page says of it has to be true at the same moment. */
const store = createStore<{ choice: AccountChoice }>({ choice: 'nobody' });

/** The choice of the signed-in person. */
export const useAccountChoice = (): AccountChoice => useStore(store).choice;

/** Reads what the signed-in person chose in this browser; another account is asked again. */
export function lookAtChoice(name: string | null): void {
  const kept = keptState(keptUnder);
  if (name === null) store.set({ choice: 'nobody' });
  else if (!isKept(kept) || kept.name !== name) store.set({ choice: 'open' });
  else store.set({ choice: kept.on ? 'on' : 'off' });
}

/** Keeps a choice. */
export function choose(name: string, on: boolean): void {
  keepState(keptUnder, { name, on });
  store.set({ choice: on ? 'on' : 'off' });
}

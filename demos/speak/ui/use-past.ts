import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { type PastText, readPast, type SpeakState, withText } from '../state.ts';

const name = 'speak-texts';

/** The texts that this browser remembers. */
export function usePast() {
  const [list, setList] = useState<readonly PastText[]>([]);
  useEffect(() => setList(readPast(keptState(name))), []);
  const set = (next: readonly PastText[]) => {
    setList(next);
    keepState(name, next);
  };
  return {
    list,
    add: (state: SpeakState) => set(withText(list, state, new Date().toISOString())),
    remove: ({ at }: PastText) => set(list.filter((one) => one.at !== at)),
    removeAll: () => {
      setList([]);
      forgetState(name);
    },
  };
}

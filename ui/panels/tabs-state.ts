import { createContext, useContext } from 'react';

interface TabsState {
  /** What the ids of names and views begin with. */
  base: string;
  /** The view that is seen; empty while none is chosen. */
  chosen: string;
  choose: (value: string) => void;
  variant: 'line' | 'pill';
  orientation: 'horizontal' | 'vertical';
  activation: 'automatic' | 'manual';
}

const State = createContext<TabsState | null>(null);

export const ProvideTabs = State.Provider;

/** What the tabs around this part know of each other. */
export function useTabs(): TabsState {
  const state = useContext(State);
  if (!state) throw new Error('A part of tabs stands outside of Tabs');
  return state;
}

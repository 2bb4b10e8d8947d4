import { createContext, type ReactNode, useContext } from 'react';

export type Direction = 'ltr' | 'rtl';

const Reading = createContext<Direction>('ltr');

/** Tells the components inside which way the text runs; CSS learns it from the `dir` attribute. */
export function ReadingDirection({ direction, children }: { direction: Direction; children: ReactNode }) {
  return <Reading value={direction}>{children}</Reading>;
}

/** Which way the text runs here: behaviour that knows left from right asks this. */
export const useDirection = (): Direction => useContext(Reading);

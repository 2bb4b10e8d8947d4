import { useEffect, useRef } from 'react';
import { type HandedOver, takeHandedOver } from './hand-over.ts';

/** Gives a page what the page before handed over, if it did. */
export function useHandedOver(onTaken: (things: HandedOver) => void): void {
  const told = useRef(onTaken);
  told.current = onTaken;
  useEffect(() => {
    void takeHandedOver().then((things) => things && told.current(things));
  }, []);
}

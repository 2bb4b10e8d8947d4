import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { wholeTurn } from './look.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -45,
  PageUp: 45,
};

/** Something that turns under a finger, a mouse or the arrow keys. */
export function useTurning(begin: number) {
  const [degrees, setDegrees] = useState(wholeTurn(begin));
  const grip = useRef<{ x: number; degrees: number } | null>(null);
  return {
    degrees,
    turnTo: (to: number) => setDegrees(wholeTurn(to)),
    hand: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, degrees };
      },
      onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
        if (grip.current) setDegrees(wholeTurn(grip.current.degrees + (clientX - grip.current.x) * 0.6));
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onPointerCancel: () => {
        grip.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = event.key === 'Home' ? -degrees : steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setDegrees(wholeTurn(degrees + step));
      },
    },
  };
}

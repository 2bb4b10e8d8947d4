import { type RefObject, useEffect, useState } from 'react';

// Who has just read one hint wants to read the next without waiting.
let lastShut = Number.NEGATIVE_INFINITY;

/**
 * Whether the hint of what stands in `host` is to be seen: after a rest of the pointer, at once with the keyboard's
 * focus, as long as the pointer rests on either of them, and not after Esc.
 */
export function useHint(host: RefObject<HTMLElement | null>, delay: number): boolean {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const listening = new AbortController();
    let wait: ReturnType<typeof setTimeout> | undefined;
    const turn = (to: boolean, after: number) => {
      clearTimeout(wait);
      wait = setTimeout(() => setShown(to), after);
    };
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
    ) => element.addEventListener(kind, hear, { signal: listening.signal });

    on('pointerover', ({ pointerType }) => {
      if (pointerType !== 'touch') turn(true, performance.now() - lastShut < 300 ? 0 : delay);
    });
    // The pointer may cross the gap to the hint and rest there.
    on('pointerout', () => turn(false, 120));
    on('focusin', ({ target }) => (target as Element).matches(':focus-visible') && turn(true, 0));
    on('focusout', () => turn(false, 0));
    on('pointerdown', () => turn(false, 0));
    // Heard from the start: a key may follow a focus before the hint is drawn.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && turn(false, 0);
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(wait);
    };
  }, [host, delay]);

  useEffect(() => {
    if (!shown) return;
    return () => {
      lastShut = performance.now();
    };
  }, [shown]);

  return shown;
}

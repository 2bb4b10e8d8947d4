import { type RefObject, useEffect } from 'react';

/**
 * Marks a scroller with `data-unmoved` while it stands at its start, where no name has to stay in view.
 * Each cell that stays is a layer of its own, and those of all rows cost more than the rest of a frame.
 */
export function useUnmoved(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => element.toggleAttribute('data-unmoved', element.scrollLeft === 0);
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller]);
}

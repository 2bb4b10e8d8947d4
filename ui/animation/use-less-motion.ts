import { type RefObject, useEffect, useState } from 'react';
import { wantsLessMotion } from '../foundation/less-motion.ts';

/** Whether things hold still here, kept up to date; still until it is known. */
export function useLessMotion(element: RefObject<Element | null>): boolean {
  const [less, setLess] = useState(true);
  useEffect(() => {
    const read = () => setLess(wantsLessMotion(element.current));
    const asked = window.matchMedia('(prefers-reduced-motion: reduce)');
    // Any part of the page around it may be held still, or let go.
    const held = new MutationObserver(read);
    held.observe(document, { subtree: true, attributeFilter: ['data-still'] });
    asked.addEventListener('change', read);
    read();
    return () => {
      held.disconnect();
      asked.removeEventListener('change', read);
    };
  }, [element]);
  return less;
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in sight or within `margin` of it now, and whether it has ever been. */
export function useNear(
  element: RefObject<Element | null>,
  margin = '300px',
): { near: boolean; seen: boolean } {
  const [near, setNear] = useState(false);
  const [seen, setSeen] = useState(false);
  if (near && !seen) setSeen(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return { near, seen };
}

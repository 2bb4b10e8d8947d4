import { useEffect, useRef } from 'react';
import { grouped } from '#lib/money/grouped.ts';

interface MoreProps {
  /** How many are not drawn yet. */
  left: number;
  /** How many come with the next part. */
  part: number;
  onMore: () => void;
}

/** Stands at the end of a long list: draws the next part when it comes near, or when it is pressed. */
export function More({ left, part, onMore }: MoreProps) {
  const end = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const button = end.current;
    if (!button || left === 0) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) latest.current();
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, [left]);
  return (
    <button
      ref={end}
      type="button"
      onClick={onMore}
      className="min-h-11 w-full rounded-full font-[540] text-ink hover:bg-selected print:hidden"
    >
      Show {Math.min(part, left)} more of {grouped(left)}
    </button>
  );
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Rows that are drawn above and below those in view, so that scrolling finds them there. */
const around = 6;

interface RowsInView {
  /** The first that is drawn, and the one after the last. */
  first: number;
  last: number;
}

/**
 * Which rows of a list are drawn. All rows are equally high, so nothing is kept for each: a list of twenty thousand
 * costs no more than one of twenty. `left` is how far down the list was when somebody left it.
 */
export function useRowsInView(
  scroller: RefObject<HTMLElement | null>,
  { count, height, left }: { count: number; height: number; left: number },
): RowsInView {
  // What the server draws before anybody has scrolled.
  const [view, setView] = useState({ top: left, height: 640 });
  useLayoutEffect(() => {
    if (scroller.current && left > 0) scroller.current.scrollTop = left;
  }, [scroller, left]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, clientHeight } = element;
      setView((before) => {
        const isSame =
          Math.floor(before.top / height) === Math.floor(scrollTop / height) &&
          before.height === clientHeight;
        return isSame ? before : { top: scrollTop, height: clientHeight };
      });
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, height]);
  const last = Math.min(count, Math.ceil((view.top + view.height) / height) + around);
  // A list that has become shorter than its place shows its end until the browser has scrolled back.
  const most = Math.ceil(view.height / height) + 2 * around;
  const first = Math.max(0, Math.min(Math.floor(view.top / height) - around, count - most));
  return { first, last };
}

import { type RefObject, useEffect, useState } from 'react';
import { wantsLessMotion } from '../foundation/less-motion.ts';
import { ends, firstInView, type Row, stepTo } from './carousel-steps.ts';

function rowOf(list: HTMLElement): Row {
  const box = list.getBoundingClientRect();
  const mirrored = getComputedStyle(list).direction === 'rtl';
  const position = Math.abs(list.scrollLeft);
  const boxes = [...list.children].map((item) => item.getBoundingClientRect());
  // What is zoomed is measured in pixels of the screen, and scrolled in its own.
  const zoom = box.width / Math.max(1, list.offsetWidth);
  return {
    starts: boxes.map((item) => (mirrored ? box.right - item.right : item.left - box.left) / zoom + position),
    sizes: boxes.map((item) => item.width / zoom),
    position,
    view: list.clientWidth,
  };
}

/** Where a row that scrolls stands, and ways to move it; it scrolls the same towards either side. */
export function useScrollRow(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ index: 0, start: true, end: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const row = rowOf(element);
      const { start, end } = ends(row);
      setPlace({ index: end && !start ? row.starts.length - 1 : firstInView(row), start, end });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);

  function goTo(index: number) {
    const element = list.current;
    if (!element) return;
    const item = element.children[Math.min(element.children.length - 1, Math.max(0, index))];
    const behavior = wantsLessMotion(element) ? 'instant' : 'smooth';
    item?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
  }
  function step(direction: 1 | -1) {
    if (list.current) goTo(stepTo(rowOf(list.current), direction));
  }
  /** One on or back from the one that stands first. */
  function nudge(direction: 1 | -1) {
    if (list.current) goTo(firstInView(rowOf(list.current)) + direction);
  }
  return { ...place, goTo, step, nudge };
}

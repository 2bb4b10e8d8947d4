import { type RefObject, useEffect } from 'react';
import { wantsLessMotion } from '../foundation/less-motion.ts';

/** A hand that shakes by so many pixels still clicks. */
const leastMove = 6;
/** Whoever draws a thing along by so much wants the next one. */
const turn = 60;
const settling = 600;

/** The place of the thing that a row comes to rest at, when it was drawn along from one to where it is now. */
export function restOf(offsets: readonly number[], from: number, moved: number): number {
  const nearest = offsets.reduce(
    (best, offset, index) => (Math.abs(offset) < Math.abs(offsets[best] ?? Infinity) ? index : best),
    0,
  );
  const wished = nearest === from && Math.abs(moved) > turn ? from + Math.sign(moved) : nearest;
  return Math.max(0, Math.min(offsets.length - 1, wished));
}

/** Lets a mouse draw a row along as a finger does. A press that moved is no click on what lies under it. */
export function useDrag(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let held: { x: number; scroll: number; first: number } | null = null;
    let moved = false;
    let resting = 0;

    /** How far the start of each thing is from where the first in view begins. */
    const offsets = () => {
      const edge =
        element.getBoundingClientRect().left +
        (Number.parseFloat(getComputedStyle(element).scrollPaddingLeft) || 0);
      return [...element.children].map((item) => item.getBoundingClientRect().left - edge);
    };
    const hold = (event: PointerEvent) => {
      moved = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      held = { x: event.clientX, scroll: element.scrollLeft, first: restOf(offsets(), -1, 0) };
    };
    const draw = (event: PointerEvent) => {
      if (!held) return;
      const way = held.x - event.clientX;
      if (!moved && Math.abs(way) < leastMove) return;
      moved = true;
      clearTimeout(resting);
      element.style.scrollSnapType = 'none';
      element.style.cursor = 'grabbing';
      element.scrollLeft = held.scroll + way;
    };
    const release = (event: PointerEvent) => {
      if (!held) return;
      const { x, first } = held;
      held = null;
      if (!moved) return;
      element.style.cursor = '';
      const ahead = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const item = element.children[restOf(offsets(), first, (x - event.clientX) * ahead)];
      const behavior = wantsLessMotion(element) ? 'instant' : 'smooth';
      item?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
      // Snapping at once would jump; the row glides there first.
      resting = window.setTimeout(() => {
        element.style.scrollSnapType = '';
      }, settling);
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // A link or a picture would be carried away instead.
    const carry = (event: DragEvent) => event.preventDefault();
    element.addEventListener('pointerdown', hold);
    element.addEventListener('click', click, true);
    element.addEventListener('dragstart', carry);
    addEventListener('pointermove', draw);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      clearTimeout(resting);
      element.removeEventListener('pointerdown', hold);
      element.removeEventListener('click', click, true);
      element.removeEventListener('dragstart', carry);
      removeEventListener('pointermove', draw);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [list]);
}

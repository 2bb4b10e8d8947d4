import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface View {
  x: number;
  y: number;
  scale: number;
}

const scales = { least: 0.25, most: 1.6 };
const within = (scale: number) => Math.min(scales.most, Math.max(scales.least, scale));

/** Moves and scales what lies behind a window: pulled by a pointer, with two fingers or the wheel, by keys and buttons. */
export function usePan(frame: RefObject<HTMLElement | null>, first: View) {
  const [view, setView] = useState(first);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  /** Scales around a point of the window, which stays where it is. */
  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      setView((before) => {
        const scale = within(before.scale * by);
        const size = frame.current;
        const { x, y } = at ?? { x: (size?.clientWidth ?? 0) / 2, y: (size?.clientHeight ?? 0) / 2 };
        const ratio = scale / before.scale;
        return { scale, x: x - (x - before.x) * ratio, y: y - (y - before.y) * ratio };
      });
    },
    [frame],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React hears the wheel passively, and the page must not scroll along.
    const turn = (event: WheelEvent) => {
      const box = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - box.left, y: event.clientY - box.top });
      } else if (document.activeElement && element.contains(document.activeElement)) {
        event.preventDefault();
        setView((before) => ({ ...before, x: before.x - event.deltaX, y: before.y - event.deltaY }));
      }
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, zoom]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button, [data-grip], a, input')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    if (other) {
      const box = event.currentTarget.getBoundingClientRect();
      const span = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y);
      zoom(span(now) / Math.max(1, span(last)), {
        x: (now.x + other.x) / 2 - box.left,
        y: (now.y + other.y) / 2 - box.top,
      });
    } else setView((before) => ({ ...before, x: before.x + now.x - last.x, y: before.y + now.y - last.y }));
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId);

  return {
    view,
    setView,
    zoom,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

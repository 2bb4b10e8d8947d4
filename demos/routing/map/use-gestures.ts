import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { MapView } from './use-view.ts';

interface Hands {
  /** The id of what can be picked up under a pixel, or null: then the map itself is pulled. */
  grab: (x: number, y: number) => string | null;
  /** Something was picked up: moved by a mouse or a pen, or held still by a finger. */
  onDrag: (id: string, at: HandAt) => void;
  /** A press without a move; the id is what lies under it. */
  onPress: (id: string | null, x: number, y: number) => void;
  /** Enter was pressed on the map itself. */
  onEnter: () => void;
}

interface Point {
  x: number;
  y: number;
}

/** Which hand, and where in the window. */
export interface HandAt {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
}

/** How far a hand may move, in pixels, and still press; how long a finger rests until it holds, in ms. */
export const slack = 5;
export const holdTime = 350;
const keyStep = 60;

/** A finger that rests picks something up: the browser's own menu would come in between. */
export function noMenuForFingers(event: { nativeEvent: Event; preventDefault: () => void }): void {
  const { nativeEvent } = event;
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch')
    event.preventDefault();
}

/** What a key does to the map, if anything. */
function stepFor(key: string, { pan, zoom, fit }: MapView): (() => void) | null {
  const pulls: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [keyStep, 0],
    ArrowRight: [-keyStep, 0],
    ArrowUp: [0, keyStep],
    ArrowDown: [0, -keyStep],
  };
  const pull = pulls[key];
  if (pull) return () => pan(...pull);
  if (key === '+' || key === '=') return () => zoom(1.4);
  if (key === '-') return () => zoom(1 / 1.4);
  return key === '0' ? fit : null;
}

/** Wheel, pull, pinch and keys for a map. */
export function useGestures(element: RefObject<HTMLElement | null>, map: MapView, hands: Hands) {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  // React listens to the wheel passively, and the page would scroll along.
  useEffect(() => {
    const part = element.current;
    if (!part) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = part.getBoundingClientRect();
      const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      latest.current.zoom(Math.exp(-step / 400), event.clientX - box.left, event.clientY - box.top);
    };
    part.addEventListener('wheel', turn, { passive: false });
    return () => part.removeEventListener('wheel', turn);
  }, [element]);

  const fingers = useRef(new Map<number, Point>());
  const held = useRef<{ id: string | null; from: Point; moved: boolean } | null>(null);
  const holding = useRef(0);
  useEffect(() => () => clearTimeout(holding.current), []);
  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button, a, [data-card]')) return;
    const point = at(event);
    fingers.current.set(event.pointerId, point);
    const id = hands.grab(point.x, point.y);
    held.current = { id, from: point, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    clearTimeout(holding.current);
    if (!id || event.pointerType !== 'touch' || fingers.current.size > 1) return;
    const { pointerId, pointerType, clientX, clientY } = event;
    holding.current = window.setTimeout(
      () => pickUp(id, { pointerId, pointerType, clientX, clientY }),
      holdTime,
    );
  }

  function pickUp(id: string, at: HandAt) {
    fingers.current.delete(at.pointerId);
    held.current = null;
    hands.onDrag(id, at);
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before || !held.current) return;
    const point = at(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    if (other) {
      clearTimeout(holding.current);
      const [, { x, y }] = other;
      const was = Math.hypot(before.x - x, before.y - y);
      const is = Math.hypot(point.x - x, point.y - y);
      held.current.moved = true;
      map.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
      if (was > 0) map.zoom(is / was, (point.x + x) / 2, (point.y + y) / 2);
      fingers.current.set(event.pointerId, point);
      return;
    }
    const { from } = held.current;
    if (!held.current.moved && Math.hypot(point.x - from.x, point.y - from.y) < slack) return;
    if (!held.current.moved && held.current.id && event.pointerType !== 'touch') {
      event.currentTarget.releasePointerCapture(event.pointerId);
      pickUp(held.current.id, event);
      return;
    }
    clearTimeout(holding.current);
    held.current.moved = true;
    fingers.current.set(event.pointerId, point);
    map.pan(point.x - before.x, point.y - before.y);
  }

  function up(event: PointerEvent<HTMLElement>) {
    clearTimeout(holding.current);
    if (!fingers.current.delete(event.pointerId)) return;
    const press = held.current;
    if (fingers.current.size > 0) return;
    held.current = null;
    if (press && !press.moved && event.type === 'pointerup')
      hands.onPress(press.id, press.from.x, press.from.y);
  }

  function key(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'Enter' ? hands.onEnter : stepFor(event.key, map);
    if (!step) return;
    event.preventDefault();
    step();
  }

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: key,
    onContextMenu: noMenuForFingers,
  };
}

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from './stroke.ts';

const width = 640;
const height = 420;
const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-14, 0],
  ArrowRight: [14, 0],
  ArrowUp: [0, -14],
  ArrowDown: [0, 14],
};
const within = (number: number, most: number): number => Math.max(0, Math.min(most, number));

/** A pen on a sheet, led by a finger, a mouse or the keys: the space bar puts it down and lifts it. */
export function usePen(onStroke: (stroke: readonly Point[]) => void) {
  const [ink, setInk] = useState<readonly Point[]>([]);
  const [tip, setTip] = useState<Point | null>(null);
  const down = useRef(false);
  // Several moves can come between two drawings of the screen, so the line itself is kept beside the state.
  const line = useRef<readonly Point[]>([]);

  function draw(points: readonly Point[]) {
    line.current = points;
    setInk(points);
  }

  function placeIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  }
  function lift() {
    if (!down.current) return;
    down.current = false;
    onStroke(line.current);
    draw([]);
  }
  return {
    ink,
    tip,
    moveTo: setTip,
    hand: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current = true;
        setTip(null);
        draw([placeIn(event)]);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (down.current) draw([...line.current, placeIn(event)]);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = keySteps[event.key];
        const [x, y] = tip ?? [width / 2, height / 2];
        if (step) {
          const next: Point = [within(x + step[0], width), within(y + step[1], height)];
          setTip(next);
          if (down.current) draw([...line.current, next]);
        } else if (event.key === ' ') {
          if (down.current) lift();
          else {
            down.current = true;
            setTip([x, y]);
            draw([[x, y]]);
          }
        } else return;
        event.preventDefault();
      },
    },
  };
}

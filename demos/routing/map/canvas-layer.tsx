import { useEffect, useRef } from 'react';
import { seriesOf } from '../plan/colours.ts';
import { onScreen, type Size, type View } from './mercator.ts';
import type { Scene } from './scene.ts';

interface CanvasLayerProps {
  scene: Scene;
  view: View;
  size: Size;
  lane: number | null;
  selected: string | null;
  /** Changes when the page's theme does, so that the colours are read anew. */
  theme: string;
}

type Colours = Readonly<Record<string, string>>;
const wanted = [
  '--raised',
  '--ink',
  '--mute',
  '--warning',
  '--danger',
  '--series-1',
  '--series-2',
  '--series-3',
  '--series-4',
  '--series-5',
];

/** A canvas knows no variables: an element wears each of them once, and says what came out. */
function coloursOf(element: HTMLElement): Colours {
  const probe = element.appendChild(document.createElement('span'));
  const found = Object.fromEntries(
    wanted.map((name) => {
      probe.style.color = `var(${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return found;
}

function draw(
  context: CanvasRenderingContext2D,
  { scene, view, size, lane, selected }: CanvasLayerProps,
  colour: Colours,
) {
  context.clearRect(0, 0, size.width, size.height);
  context.lineJoin = 'round';
  for (const line of scene.lines) {
    context.beginPath();
    for (const [at, point] of line.points.entries()) {
      const { x, y } = onScreen(point, view, size);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.strokeStyle = colour[seriesOf(line.lane)] ?? '';
    context.globalAlpha = lane === null || line.lane === lane ? 1 : 0.55;
    context.lineWidth = line.lane === lane ? 3 : 1.5;
    context.stroke();
  }
  context.globalAlpha = 1;
  const circle = (x: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
  };
  for (const dot of scene.dots) {
    const { x, y } = onScreen(dot, view, size);
    if (x < -20 || y < -20 || x > size.width + 20 || y > size.height + 20) continue;
    const missed = scene.isPlanned && dot.lane === null;
    const name = missed
      ? '--warning'
      : dot.late
        ? '--danger'
        : dot.lane === null
          ? '--mute'
          : seriesOf(dot.lane);
    circle(x, y, dot.lane !== null && dot.lane === lane ? 4.5 : 3);
    context.fillStyle = colour[name] ?? '';
    context.fill();
    if (dot.id !== selected) continue;
    circle(x, y, 10);
    context.strokeStyle = colour['--ink'] ?? '';
    context.lineWidth = 2;
    context.stroke();
  }
  for (const depot of scene.depots) {
    const { x, y } = onScreen(depot, view, size);
    context.fillStyle = colour['--raised'] ?? '';
    context.fillRect(x - 10, y - 10, 20, 20);
    context.fillStyle = colour['--ink'] ?? '';
    context.fillRect(x - 8, y - 8, 16, 16);
  }
}

/** Routes and stops on a canvas: a thousand of them follow the hand. */
export function CanvasLayer(props: CanvasLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useRef<{ theme: string; of: Colours } | null>(null);
  const { size, theme } = props;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const sharp = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(size.width * sharp), Math.round(size.height * sharp)];
    if (element.width !== width || element.height !== height) {
      element.width = width;
      element.height = height;
    }
    context.setTransform(sharp, 0, 0, sharp, 0, 0);
    if (colours.current?.theme !== theme)
      colours.current = { theme, of: coloursOf(element.parentElement ?? document.body) };
    draw(context, props, colours.current.of);
  });
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />;
}

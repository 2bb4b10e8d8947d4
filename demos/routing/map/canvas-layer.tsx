import { useEffect, useRef } from 'react';
import { colourOf, vanColours } from '../plan/colours.ts';
import type { Size, View } from './mercator.ts';
import type { Picture } from './paint.ts';
import type { ToPainter } from './paint.worker.ts';
import type { Scene } from './scene.ts';

interface CanvasLayerProps {
  scene: Scene;
  view: View;
  size: Size;
  lane: number | null;
  selected: string | null;
  /** Changes when the page's theme does, so that the colours are read again. */
  theme: string;
}

const wanted = ['--raised', '--ink', '--mute', '--warning', '--danger'];

/** A canvas knows neither variables nor themes: an element wears each colour once, and says what came out. */
function coloursOf(element: HTMLElement): Pick<Picture, 'colours' | 'vans'> {
  const probe = element.appendChild(document.createElement('span'));
  const worn = (colour: string) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(wanted.map((name) => [name, worn(`var(${name})`)]));
  const vans = vanColours.map((_, place) => worn(colourOf(place)));
  probe.remove();
  return { colours, vans };
}

const tell = (painter: Worker | null, message: ToPainter): void => painter?.postMessage(message);

/** Routes and stops on a canvas that a worker paints: a thousand of them follow the hand, and the page stays free for it. */
export function CanvasLayer({ scene, view, size, lane, selected, theme }: CanvasLayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const painter = useRef<Worker | null>(null);
  const colours = useRef<{ theme: string; of: ReturnType<typeof coloursOf> } | null>(null);
  useEffect(() => {
    // A canvas is given away once, so each painter gets one of its own.
    const canvas = document.createElement('canvas');
    canvas.className = 'size-full';
    box.current?.append(canvas);
    const given = canvas.transferControlToOffscreen();
    const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ canvas: given } satisfies ToPainter, [given]);
    painter.current = worker;
    return () => {
      worker.terminate();
      canvas.remove();
    };
  }, []);
  useEffect(() => tell(painter.current, { scene }), [scene]);
  useEffect(() => {
    if (colours.current?.theme !== theme)
      colours.current = { theme, of: coloursOf(box.current ?? document.body) };
    const sharp = Math.min(2, devicePixelRatio);
    tell(painter.current, { picture: { view, size, sharp, lane, selected, ...colours.current.of } });
  });
  return <div ref={box} className="pointer-events-none absolute inset-0" />;
}

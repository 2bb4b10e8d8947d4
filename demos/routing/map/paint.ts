import { dashOf, vanColours } from '../plan/colours.ts';
import { onScreen, type Size, type View } from './mercator.ts';
import type { Dot, Scene } from './scene.ts';

/** What is painted of a scene, and how. */
export interface Picture {
  view: View;
  size: Size;
  /** Pixels of the screen for each of ours. */
  sharp: number;
  lane: number | null;
  selected: string | null;
  /** Colours by the names of their tokens. */
  colours: Readonly<Record<string, string>>;
  /** The colours of vans, in the order of `vanColours`. */
  vans: readonly string[];
}

function colourOfDot({ lane, late }: Dot, isPlanned: boolean, { colours, vans }: Picture): string {
  const name = lane === null ? (isPlanned ? '--warning' : '--mute') : late ? '--danger' : null;
  return (name === null ? vans[(lane ?? 0) % vanColours.length] : colours[name]) ?? '';
}

/** Paints routes, stops and depots; a thousand stops take several milliseconds where no graphics card helps. */
export function paint(context: OffscreenCanvasRenderingContext2D, scene: Scene, picture: Picture): void {
  const { view, size, sharp, lane, selected, colours, vans } = picture;
  context.setTransform(sharp, 0, 0, sharp, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  context.lineJoin = 'round';
  for (const line of scene.lines) {
    context.beginPath();
    for (const [at, point] of line.points.entries()) {
      const { x, y } = onScreen(point, view, size);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.strokeStyle = vans[line.lane % vanColours.length] ?? '';
    context.globalAlpha = lane === null || line.lane === lane ? 1 : 0.55;
    context.lineWidth = line.lane === lane ? 3 : 1.5;
    context.setLineDash(dashOf(line.lane));
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  const circle = (x: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
  };
  for (const dot of scene.dots) {
    const { x, y } = onScreen(dot, view, size);
    if (x < -20 || y < -20 || x > size.width + 20 || y > size.height + 20) continue;
    circle(x, y, dot.lane !== null && dot.lane === lane ? 4.5 : 3);
    context.fillStyle = colourOfDot(dot, scene.isPlanned, picture);
    context.fill();
    if (dot.id !== selected) continue;
    circle(x, y, 10);
    context.strokeStyle = colours['--ink'] ?? '';
    context.lineWidth = 2;
    context.stroke();
  }
  for (const depot of scene.depots) {
    const { x, y } = onScreen(depot, view, size);
    context.fillStyle = colours['--raised'] ?? '';
    context.fillRect(x - 10, y - 10, 20, 20);
    context.fillStyle = colours['--ink'] ?? '';
    context.fillRect(x - 8, y - 8, 16, 16);
  }
}

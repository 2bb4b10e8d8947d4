import { type Picture, paint } from './paint.ts';
import type { Scene } from './scene.ts';

/** What the map tells its painter: once the canvas, then each new scene, then each move. */
export type ToPainter = { canvas: OffscreenCanvas } | { scene: Scene } | { picture: Picture };

let canvas: OffscreenCanvas | null = null;
let scene: Scene | null = null;
let picture: Picture | null = null;
let isAsked = false;

function draw(): void {
  isAsked = false;
  const context = canvas?.getContext('2d');
  if (!canvas || !context || !scene || !picture) return;
  const { size, sharp } = picture;
  const [width, height] = [Math.round(size.width * sharp), Math.round(size.height * sharp)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  paint(context, scene, picture);
}

addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  if ('canvas' in data) canvas = data.canvas;
  else if ('scene' in data) scene = data.scene;
  else picture = data.picture;
  // Of several moves within a frame the last is painted.
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(draw);
});

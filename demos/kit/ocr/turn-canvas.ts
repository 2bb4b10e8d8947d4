import type { Turn } from '#engines/documents/scans/turned.ts';

/** A picture turned clockwise, as a new one. */
export function turnCanvas(canvas: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  if (turn === 0) return canvas;
  const turned = document.createElement('canvas');
  const isSideways = turn !== 2;
  turned.width = isSideways ? canvas.height : canvas.width;
  turned.height = isSideways ? canvas.width : canvas.height;
  const pen = turned.getContext('2d');
  pen?.translate(turned.width / 2, turned.height / 2);
  pen?.rotate((turn * Math.PI) / 2);
  pen?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return turned;
}

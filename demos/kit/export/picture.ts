import { download } from './download.ts';

const couldNot = 'We couldn’t draw the picture. Try a smaller window.';

async function downloadCanvas(name: string, canvas: HTMLCanvasElement): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(couldNot);
  download(name, blob);
}

/** An SVG of the page with the colours it has here: what its classes and variables say is written into it. */
function standaloneSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const kept = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'opacity',
    'font',
    'text-anchor',
  ] as const;
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    const twin = copies[index];
    for (const property of kept) twin?.style.setProperty(property, style.getPropertyValue(property));
    twin?.removeAttribute('class');
  });
  return new XMLSerializer().serializeToString(copy);
}

/** A picture of what is drawn as SVG, on the page's own ground, sharp on any screen. */
export async function downloadSvgAsPng(name: string, svg: SVGSVGElement, scale = 2): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(couldNot);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  await downloadCanvas(name, canvas);
}

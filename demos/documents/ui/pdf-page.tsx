import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Block } from '#engines/documents/document.ts';
import { loadPdfJs, openFile } from '../../kit/files/pdf-file.ts';
import { PageMarks } from './page-marks.tsx';
import type { Mark } from './pdf-marks.ts';
import { ScannedWords } from './scanned-words.tsx';
import styles from './text-layer.css?url';

interface PdfPageProps {
  bytes: ArrayBuffer;
  /** Counted from one. */
  page: number;
  blocks: readonly Block[];
  marks: readonly Mark[];
  /** How much larger than the place's width. */
  zoom: number;
  /** What stands here until the page is drawn, and where it can't be: its text. */
  children: ReactNode;
  onDrawn: () => void;
}

interface Size {
  width: number;
  height: number;
  /** Whether the page has no text of its own. */
  isScan: boolean;
}

const longestCanvas = 16_000;

/** Draws a page into the given elements; the signal stops it. */
async function draw(
  { bytes, page, width }: { bytes: ArrayBuffer; page: number; width: number },
  { canvas, layer }: { canvas: HTMLCanvasElement; layer: HTMLElement },
  signal: AbortSignal,
): Promise<Size> {
  const [{ TextLayer }, file] = await Promise.all([loadPdfJs(), openFile(bytes)]);
  const found = await file.getPage(page);
  signal.throwIfAborted();
  const { width: points, height } = found.getViewport({ scale: 1 });
  const viewport = found.getViewport({ scale: width / points });
  // Browsers draw nothing at all on a canvas that is too long, as for a page that is a strip.
  const sharp = Math.min(2, devicePixelRatio || 1, longestCanvas / Math.max(viewport.width, viewport.height));
  canvas.width = Math.round(viewport.width * sharp);
  canvas.height = Math.round(viewport.height * sharp);
  const drawing = found.render({ canvas, viewport: found.getViewport({ scale: (width / points) * sharp }) });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  layer.replaceChildren();
  layer.style.setProperty('--total-scale-factor', String(width / points));
  const texts = new TextLayer({
    textContentSource: found.streamTextContent(),
    container: layer,
    viewport,
  });
  signal.addEventListener('abort', () => texts.cancel(), { once: true });
  await texts.render();
  return { width: points, height, isScan: layer.textContent === '' };
}

/** A page of a PDF as it looks, with its text to select and what is quoted marked. */
export function PdfPage({ bytes, page, blocks, marks, zoom, children, onDrawn }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [width, setWidth] = useState(0);
  const told = useRef(onDrawn);
  told.current = onDrawn;

  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const parts = canvas.current && layer.current ? { canvas: canvas.current, layer: layer.current } : null;
    if (!parts || width === 0) return;
    const own = new AbortController();
    draw({ bytes, page, width: width * zoom }, parts, own.signal).then(
      (drawn) => {
        if (own.signal.aborted) return;
        setSize(drawn);
        told.current();
      },
      // A page that can't be drawn is still there as text.
      () => own.signal.aborted || setSize(null),
    );
    return () => own.abort();
  }, [bytes, page, width, zoom]);

  return (
    <div ref={place} className="min-w-0 overflow-x-auto">
      <link rel="stylesheet" href={styles} precedence="part" />
      <div hidden={size !== null}>{children}</div>
      <div
        hidden={size === null}
        data-pdf-page={page}
        style={{ width: `${100 * zoom}%` }}
        className="relative bg-white shadow-[0_0_0_1px_var(--line)]"
      >
        <canvas ref={canvas} className="block w-full" />
        {size ? <PageMarks marks={marks} size={size} /> : null}
        <div ref={layer} className="text-layer" />
        {size?.isScan ? <ScannedWords blocks={blocks} size={size} /> : null}
      </div>
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Block } from '#engines/documents/document.ts';
import { PageMarks } from './page-marks.tsx';
import type { Mark } from './pdf-marks.ts';
import { ScannedWords } from './scanned-words.tsx';
import styles from './text-layer.css?url';

interface PicturePageProps {
  bytes: ArrayBuffer;
  blocks: readonly Block[];
  marks: readonly Mark[];
  /** How much larger than the place's width. */
  zoom: number;
  /** What stands here where the picture can't be drawn: its text. */
  children: ReactNode;
  onDrawn: () => void;
}

/** A photo or a scan as it looks, with its recognised words to select and what is quoted marked. */
export function PicturePage({ bytes, blocks, marks, zoom, children, onDrawn }: PicturePageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const told = useRef(onDrawn);
  told.current = onDrawn;

  useEffect(() => {
    let isHere = true;
    createImageBitmap(new Blob([bytes])).then(
      (bitmap) => {
        const place = canvas.current;
        if (!isHere || !place) return;
        [place.width, place.height] = [bitmap.width, bitmap.height];
        place.getContext('2d')?.drawImage(bitmap, 0, 0);
        setSize({ width: bitmap.width, height: bitmap.height });
        bitmap.close();
      },
      () => isHere && setSize(null),
    );
    return () => {
      isHere = false;
    };
  }, [bytes]);
  useEffect(() => {
    if (size) told.current();
  }, [size]);

  return (
    <div className="min-w-0 overflow-x-auto">
      <link rel="stylesheet" href={styles} precedence="part" />
      <div hidden={size !== null}>{children}</div>
      <div
        hidden={size === null}
        data-picture
        style={{ width: `${100 * zoom}%` }}
        className="relative bg-white shadow-[0_0_0_1px_var(--line)]"
      >
        <canvas ref={canvas} className="block w-full" />
        {size ? (
          <>
            <PageMarks marks={marks} size={size} />
            <ScannedWords blocks={blocks} size={size} />
          </>
        ) : null}
      </div>
    </div>
  );
}

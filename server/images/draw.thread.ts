import { renderAsync } from '@resvg/resvg-js';
import { serveThread } from '../tools/serve-thread.ts';

/** What the thread is told: the picture is laid down as it is in the file, and turned afterwards. */
export interface Drawing {
  bytes: Uint8Array;
  kind: string;
  width: number;
  height: number;
  /** What it measures before it is turned. */
  wide: number;
  high: number;
  turn: string;
}

const drawing = ({ bytes, kind, width, height, wide, high, turn }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${width / 2} ${height / 2}) ${turn}">
      <image x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" preserveAspectRatio="xMidYMid slice"
        href="data:${kind};base64,${Buffer.from(bytes).toString('base64')}"/>
    </g>
  </svg>`;

/** Draws one picture; null where its decoder gave up, which leaves the place empty. */
serveThread<Drawing>(async (job) => {
  const drawn = await renderAsync(drawing(job));
  return drawn.pixels.some((value) => value !== 0) ? drawn.asPng() : null;
});

import type { Mark } from './pdf-marks.ts';

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** What is quoted, marked on the picture of its page. */
export function PageMarks({
  marks,
  size,
}: {
  marks: readonly Mark[];
  size: { width: number; height: number };
}) {
  return marks.map(({ x, y, width, height }) => (
    <div
      key={`${x}-${y}`}
      data-mark
      className="pointer-events-none absolute rounded-[2px] bg-hue mix-blend-multiply"
      style={{
        left: share(x - 1, size.width),
        top: share(y - 1, size.height),
        width: share(width + 2, size.width),
        height: share(height + 2, size.height),
      }}
    />
  ));
}

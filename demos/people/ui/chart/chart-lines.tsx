import { memo } from 'react';
import { type ChartNode, card } from './layout.ts';

interface ChartLinesProps {
  nodes: readonly ChartNode[];
  width: number;
  height: number;
}

/** The lines from managers to their people, drawn as one path: thousands of them cost no more than one. */
export const ChartLines = memo(function ChartLines({ nodes, width, height }: ChartLinesProps) {
  const path = nodes
    .flatMap(({ x, y, parent }) => {
      if (!parent) return [];
      const [startX, startY] = [parent.x + card.width, parent.y + card.height / 2];
      const middle = (startX + x) / 2;
      return [`M${startX} ${startY}H${middle}V${y + card.height / 2}H${x}`];
    })
    .join('');
  return (
    <svg
      width={Math.max(1, width)}
      height={Math.max(1, height)}
      className="pointer-events-none absolute start-0 top-0 overflow-visible"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill="none" className="stroke-outline" strokeWidth="1.25" />
    </svg>
  );
});

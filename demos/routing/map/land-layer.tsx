import { memo } from 'react';
import type { Size, View } from './mercator.ts';
import { type Outlines, unitsOfWorld } from './outlines.ts';

const Path = memo(function Path({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="var(--raised)"
      stroke="var(--line)"
      strokeWidth="1.25"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
});

const Borders = memo(function Borders({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--outline)"
      strokeWidth="1.25"
      strokeDasharray="1 4"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  );
});

/** Sea, land and borders under the routes; moving the map changes a transform alone. */
export function LandLayer({ outlines, view, size }: { outlines: Outlines; view: View; size: Size }) {
  const factor = view.scale / unitsOfWorld;
  const x = (outlines.west - view.x) * view.scale + size.width / 2;
  const y = (outlines.north - view.y) * view.scale + size.height / 2;
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${factor})`}>
      <Path d={outlines.land} />
      <Borders d={outlines.borders} />
    </g>
  );
}

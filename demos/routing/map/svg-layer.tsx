import { colourOf, dashOf } from '../plan/colours.ts';
import { onScreen, type Size, type View, type World } from './mercator.ts';
import type { Dot, Scene } from './scene.ts';

interface LayerProps {
  scene: Scene;
  view: View;
  size: Size;
  /** The vehicle that is looked at. */
  lane: number | null;
  /** The stop that is looked at. */
  selected: string | null;
}

function pathOf(points: readonly World[], view: View, size: Size): string {
  return points
    .map((point, at) => {
      const { x, y } = onScreen(point, view, size);
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

function StopDot({
  dot,
  x,
  y,
  large,
  isSelected,
}: {
  dot: Dot;
  x: number;
  y: number;
  large: boolean;
  isSelected: boolean;
}) {
  const colour = dot.lane === null ? 'var(--mute)' : colourOf(dot.lane);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {isSelected ? <circle r={large ? 15 : 11} fill="none" stroke="var(--ink)" strokeWidth="2" /> : null}
      <circle r={large ? 11 : 5.5} fill={colour} stroke="var(--raised)" strokeWidth="2" />
      {dot.late ? <circle r={large ? 13.5 : 8.5} fill="none" stroke="var(--danger)" strokeWidth="2" /> : null}
      {large ? (
        <text
          y="4"
          textAnchor="middle"
          fontSize="11.5"
          fontWeight="600"
          fontFamily="var(--face-text)"
          fill="var(--raised)"
        >
          {dot.number}
        </text>
      ) : null}
    </g>
  );
}

/** Routes and stops as SVG: for up to a few hundred stops, and for the server. */
export function SvgLayer({ scene, view, size, lane, selected }: LayerProps) {
  return (
    <>
      {scene.lines.map((line) => {
        const d = pathOf(line.points, view, size);
        const width = line.lane === lane ? 3.5 : 2.25;
        return (
          <g key={line.vehicleId} fill="none" strokeLinejoin="round">
            <path d={d} stroke="var(--raised)" strokeWidth={width + 3} />
            <path
              d={d}
              stroke={colourOf(line.lane)}
              strokeWidth={width}
              strokeDasharray={dashOf(line.lane).join(' ') || undefined}
            />
          </g>
        );
      })}
      {scene.dots.map((dot) => {
        const { x, y } = onScreen(dot, view, size);
        if (scene.isPlanned && dot.lane === null)
          return (
            <circle
              key={dot.id}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r={dot.id === selected ? 11 : 8}
              fill="var(--raised)"
              stroke="var(--warning)"
              strokeWidth="2"
              strokeDasharray="4 3"
            />
          );
        return (
          <StopDot
            key={dot.id}
            dot={dot}
            x={x}
            y={y}
            large={dot.lane !== null && dot.lane === lane}
            isSelected={dot.id === selected}
          />
        );
      })}
      {scene.depots.map((depot) => {
        const { x, y } = onScreen(depot, view, size);
        return (
          <rect
            key={depot.id}
            x={(x - 8).toFixed(1)}
            y={(y - 8).toFixed(1)}
            width="16"
            height="16"
            rx="4"
            fill="var(--ink)"
            stroke="var(--raised)"
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}

import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysBetween, daysLater } from '#lib/time/days.ts';
import { measureWords } from '../measure-words.ts';
import type { Measure, Reading } from '../records.ts';
import { valueSaid } from '../rules/visit-facts.ts';

const size = { width: 640, height: 240, left: 36, bottom: 22, top: 10 } as const;

/** Round steps that give four or five lines. */
function linesFor(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((most - first) / step) + 1 }, (_, at) => first + at * step);
}

interface ReadingsChartProps {
  measure: Measure;
  readings: readonly Reading[];
  day: string;
  /** How many days it shows. */
  days: number;
}

/** Readings over time: a line, or for blood pressure a bar from the lower to the upper value. */
export function ReadingsChart({ measure, readings, day, days }: ReadingsChartProps) {
  const from = daysLater(day, -days);
  const shown = readings.filter((each) => each.day > from && each.day <= day);
  if (shown.length === 0)
    return (
      <p className="rounded-card bg-sunk p-6 text-mute">
        There are no readings in this period. Your first one will appear here.
      </p>
    );
  const values = shown.flatMap(({ value, lower }) => (lower > 0 ? [value, lower] : [value]));
  const lines = linesFor(Math.min(...values) - 1, Math.max(...values) + 1);
  const [least = 0, most = 1] = [lines[0], lines.at(-1)];
  const x = (at: string) => size.left + 8 + (daysBetween(from, at) / days) * (size.width - size.left - 16);
  const y = (value: number) =>
    size.top + (1 - (value - least) / (most - least)) * (size.height - size.top - size.bottom);
  const across = (of: string) => x(of).toFixed(1);
  // Two paths for all readings: an element for each of them took longer to draw than a frame has.
  const { name, unit } = measureWords[measure];
  const last = shown.at(-1);
  const path = shown
    .map((each, place) => `${place === 0 ? 'M' : 'L'}${across(each.day)} ${y(each.value).toFixed(1)}`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${name} on ${shown.length} days since ${dayAndMonth(shown[0]?.day ?? from)}, last ${last ? valueSaid(last) : ''} ${unit}`}
      className="w-full"
    >
      {lines.map((line) => (
        <g key={line}>
          <line x1={size.left} x2={size.width} y1={y(line)} y2={y(line)} className="stroke-line" />
          <text
            x={size.left - 6}
            y={y(line) + 4}
            textAnchor="end"
            className="fill-mute text-[11px] tabular-nums"
          >
            {line}
          </text>
        </g>
      ))}
      {[from, daysLater(from, Math.round(days / 2)), day].map((at, index) => (
        <text
          key={at}
          x={x(at)}
          y={size.height - 4}
          textAnchor={index === 0 ? 'start' : index === 1 ? 'middle' : 'end'}
          className="fill-mute text-[11px]"
        >
          {index === 2 ? 'today' : dayAndMonth(at)}
        </text>
      ))}
      {measure === 'pressure' ? (
        [['stroke-(--series-1)', shown.slice(0, -1)] as const, ['stroke-ink', shown.slice(-1)] as const].map(
          ([look, some]) => (
            <path
              key={look}
              d={some
                .map((each) => `M${across(each.day)} ${y(each.value).toFixed(1)}V${y(each.lower).toFixed(1)}`)
                .join('')}
              className={look}
              strokeWidth={5}
              strokeLinecap="round"
            />
          ),
        )
      ) : (
        <>
          <path d={path} className="fill-none stroke-(--series-1)" strokeWidth={2} />
          {[
            ['stroke-(--series-1)', shown.slice(0, -1)] as const,
            ['stroke-ink', shown.slice(-1)] as const,
          ].map(([look, some]) => (
            <path
              key={look}
              d={some.map((each) => `M${across(each.day)} ${y(each.value).toFixed(1)}h.01`).join('')}
              className={look}
              strokeWidth={7}
              strokeLinecap="round"
            />
          ))}
        </>
      )}
    </svg>
  );
}

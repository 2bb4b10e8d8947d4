import { shortWeekday } from '#lib/time/day-words.ts';
import { daysBetween, daysLater } from '#lib/time/days.ts';
import type { Reading } from '../rules/journal.ts';
import { saidReading } from '../rules/readings.ts';

const days = 7;
const width = 300;
const height = 132;
const left = 28;
const lines = [80, 120, 160];
const foot = 18;

const heightOf = (value: number, most: number): number => {
  const least = 40;
  return (height - foot) * (1 - (Math.min(value, most) - least) / (most - least));
};

/** The readings of seven days: each a bar from the lower to the upper value. */
export function ReadingsChart({ readings, today }: { readings: readonly Reading[]; today: string }) {
  const from = daysLater(today, 1 - days);
  const shown = readings.filter(({ day }) => day >= from && day <= today);
  const most = Math.max(180, ...shown.map(({ upper }) => upper + 10));
  const column = (width - left) / days;
  const x = ({ day, time }: Reading) =>
    left + column * (daysBetween(from, day) + (Number(time.slice(0, 2)) + 1) / 26);
  const last = shown.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="chart"
      role="img"
      aria-label={`${shown.length} readings in seven days${last ? `, the last one ${saidReading(last)}` : ''}.`}
    >
      {lines.map((line) => (
        <g key={line}>
          <line
            x1={left}
            x2={width}
            y1={heightOf(line, most)}
            y2={heightOf(line, most)}
            className="grid-line"
          />
          <text x={left - 6} y={heightOf(line, most) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {Array.from({ length: days }, (_, index) => daysLater(from, index)).map((day, index) => (
        <text key={day} x={left + column * (index + 0.5)} y={height - 2} textAnchor="middle">
          {shortWeekday(day)}
        </text>
      ))}
      {shown.map((reading) => (
        <line
          key={reading.n}
          x1={x(reading)}
          x2={x(reading)}
          y1={heightOf(reading.upper, most)}
          y2={heightOf(reading.lower, most)}
          className={reading === last ? 'bar last' : 'bar'}
        />
      ))}
    </svg>
  );
}

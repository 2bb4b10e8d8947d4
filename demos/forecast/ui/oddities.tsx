import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import type { Analysis } from '../analyse.ts';
import type { ForecastState } from '../state.ts';
import { eachStep, percent } from '../words.ts';

/** Values that do not fit, turns of the trend, and what the calendar does: each with its date. */
export function Oddities({ state, analysis }: { state: ForecastState; analysis: Analysis }) {
  const { rhythm, first, currency } = state;
  const when = (index: number) => placeName(rhythm, first + index);
  const rise = (value: number) =>
    `${value < 0 ? 'minus' : 'plus'} ${amount(Math.abs(value), currency)} ${eachStep(rhythm)}`;
  const rows = [
    ...analysis.anomalies.map(({ index, value, expected }) => ({
      key: `odd-${index}`,
      title: when(index),
      text: `${amount(value, currency)}where we expected ${amount(expected, currency)}. It doesn’t fit the trend and season.`,
    })),
    ...analysis.changes.map(({ index, before, after }) => ({
      key: `turn-${index}`,
      title: `Around ${when(index)}`,
      text: `The trend changes: ${rise(before)} before, ${rise(after)} after.`,
    })),
    ...analysis.calendar.map(({ name, share }) => ({
      key: name,
      title: name,
      text: `${share > 0 ? 'Plus' : 'Minus'} ${percent(Math.abs(share))} for each one.`,
    })),
  ];
  if (rows.length === 0)
    return (
      <p className="max-w-[42rem]">
        Nothing stands out: every value is close to the trend and season, the trend doesn’t change, and the
        calendar has no effect.
      </p>
    );
  return (
    <ul className="max-w-[42rem] border-t border-line">
      {rows.map(({ key, title, text }) => (
        <li key={key} className="border-b border-line py-3">
          <p className="font-medium">{title}</p>
          <p className="text-[.9375rem] text-mute">{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { pathOf, plotOf } from '#demos/forecast/plot.ts';
import { forecast } from '#engines/forecast/forecast.ts';
import { readSeries } from '#engines/forecast/read/read-series.ts';
import { readCsv } from '#lib/files/csv-read.ts';
import { median, printTable } from '../print.ts';

const count = 200_000;
const frame = 1000 / 60;

function timed<Result>(work: () => Result): { result: Result; ms: number } {
  const began = performance.now();
  const result = work();
  return { result, ms: performance.now() - began };
}

/** A file of two hundred thousand rows, read, forecast and drawn as the demo does it. */
export function large(): { id: string; value: number; unit: string }[] {
  const start = Date.UTC(2004, 0, 1);
  const lines = Array.from({ length: count }, (_, i) => {
    const value = 500 + 120 * Math.sin((2 * Math.PI * i) / 24) + ((i * 7919) % 101);
    return `${new Date(start + i * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')};${value.toFixed(2).replace('.', ',')}`;
  });
  const text = ['Hour;Load', ...lines].join('\n');
  const cut = timed(() => readCsv(text).rows);
  const [columns = [], ...rows] = cut.result;
  const read = timed(() => readSeries({ columns, rows }));
  if ('problem' in read.result) throw new Error(read.result.problem);
  const values = read.result.series[0]?.values ?? [];
  const asked = timed(() => forecast(values, { horizon: 48, period: 24 }));
  const frames = Array.from({ length: 30 }, () =>
    timed(() => pathOf(plotOf([values], { from: 0, to: count, width: 1000, height: 400 }), values, 0)),
  ).map(({ ms }) => ms);
  console.log(
    `\n${count.toLocaleString('en')} hourly rows, read as in the demo; a frame lasts ${frame.toFixed(1)} ms\n`,
  );
  printTable(
    ['', 'ms'],
    [
      ['Splitting into cells', cut.ms.toFixed(0)],
      ['Finding dates, numbers and the interval', read.ms.toFixed(0)],
      ['Forecasting, in a worker', asked.ms.toFixed(0)],
      ['Drawing the chart, median of 30', median(frames).toFixed(1)],
      ['Drawing the chart, slowest of 30', Math.max(...frames).toFixed(1)],
    ],
  );
  return [{ id: 'forecast.large.frame.time', value: Number(median(frames).toFixed(1)), unit: 'ms' }];
}

import { expect, it } from 'vitest';
import { forecastText } from './forecast-text.ts';

const months = (values: readonly (number | string)[], more = '') =>
  `Month,Orders${more ? ',Returns' : ''}\n${values
    .map((value, at) => {
      const year = 2022 + Math.floor(at / 12);
      const month = String((at % 12) + 1).padStart(2, '0');
      return `${year}-${month},${value}${more ? `,${at}` : ''}`;
    })
    .join('\n')}`;
const steady = Array.from({ length: 36 }, (_, at) => 100 + 2 * at + 10 * Math.sin((at * Math.PI) / 6));
const job = (text: string, column = '') => ({ name: 'orders.csv', text, column, steps: 3 });

it('forecasts the first column of figures, and keeps what was known', () => {
  const { said, found } = forecastText(job(months(steady)));
  expect(said).toMatch(/^1\d\d in Jan 2025, likely 1\d\d to 1\d\d\.$/);
  expect(found).toMatchObject({ series: 'Orders', currency: '', rhythm: { spacing: 'month' } });
  expect(found.next).toHaveLength(3);
  expect(found.known).toHaveLength(36);
  expect(found.next[0]?.place).toBe((found.known.at(-1)?.place ?? 0) + 1);
  expect(found.next.every(({ lower, forecast, upper }) => lower <= forecast && forecast <= upper)).toBe(true);
});

it('takes the column that is named, whatever its case, and says which there are', () => {
  expect(forecastText(job(months(steady, 'two'), 'returns')).found.series).toBe('Returns');
  expect(() => forecastText(job(months(steady, 'two'), 'Profit'))).toThrow(
    'The file has no column “Profit”. It has “Orders”, “Returns”.',
  );
});

it('begins after the last figure where rows for months to come are empty', () => {
  const { found } = forecastText(job(months([...steady, '', ''])));
  expect(found.next[0]?.place).toBe((found.known.at(-1)?.place ?? 0) + 1);
});

it('says what is wrong with a file that holds no figures', () => {
  expect(() => forecastText(job('hello'))).toThrow(/no column with numbers|at least/);
  expect(() => forecastText(job(''))).toThrow(/The file is empty/);
  expect(() => forecastText(job('{"half'))).toThrow(/incomplete/);
});

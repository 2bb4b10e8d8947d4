/** Orders a month of a made-up shop, three years. */
const history = [
  112, 108, 124, 131, 140, 152, 149, 146, 158, 171, 203, 231, 124, 121, 139, 142, 158, 166, 163, 161, 172,
  190, 224, 252, 139, 133, 151, 160, 172, 184, 181, 175, 191, 207, 246, 279,
];
const season = 12;

/** The plain rule every model must beat: as last year, plus the growth of the last year over the one before. */
function asLastYear(values: readonly number[]) {
  const last = values.slice(-season);
  const before = values.slice(-2 * season, -season);
  const first = values.slice(-3 * season, -2 * season);
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const growth = mean(last) - mean(before);
  // How wrong the same rule would have been a year ago gives the band its width.
  const errors = last.map((value, month) =>
    Math.abs(value - (before[month] ?? 0) - (mean(before) - mean(first))),
  );
  const half = Math.max(...errors) * 1.5;
  return last.map((value) => ({
    value: value + growth,
    low: value + growth - half,
    high: value + growth + half,
  }));
}

export const orders = {
  history,
  forecast: asLastYear(history),
  from: 'Jan 2023',
  now: 'Dec 2025',
  to: 'Dec 2026',
};

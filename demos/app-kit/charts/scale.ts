/**
 * Values for the lines behind a chart, from zero to a round number that is no smaller than the largest. Where all
 * values are whole, as with people, these are too.
 */
export function ticksFor(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values);
  const whole = values.every(Number.isInteger);
  if (largest <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(largest));
  const step =
    [0.2, 0.25, 0.5, 1, 2, 2.5, 5]
      .filter((one) => !whole || Number.isInteger(one * power))
      .find((one) => largest / (one * power) <= 4) ?? 5;
  const count = Math.ceil(largest / (step * power) - 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => Number((place * step * power).toPrecision(12)));
}

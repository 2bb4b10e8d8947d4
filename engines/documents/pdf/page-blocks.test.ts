import { expect, it } from 'vitest';
import { pageBlocks } from './page-blocks.ts';
import type { Line } from './page-lines.ts';

/** A line of letters ten points high whose runs begin at these places. */
const line = (top: number, ...runs: readonly (readonly [x: number, text: string])[]): Line => ({
  runs: runs.map(([x, text]) => ({ text, x, y: top, width: text.length * 5, height: 10 })),
  size: 10,
  top,
  left: runs[0]?.[0] ?? 0,
  bottom: top + 10,
});
const textsOf = (...lines: Line[]) => pageBlocks(lines, 1, 10).map(({ text }) => text);

it('keeps labels with their values, line by line', () =>
  expect(
    textsOf(
      line(0, [60, 'Invoice date'], [180, '9 March 2026']),
      line(12, [60, 'Due date'], [180, '23 March 2026']),
      line(24, [60, 'Thank you for']),
      line(36, [60, 'your order.']),
    ),
  ).toEqual(['Invoice date 9 March 2026', 'Due date 23 March 2026', 'Thank you for your order.']));

it('takes the sign of an item for no column', () =>
  expect(textsOf(line(0, [60, '•'], [90, 'Bring boots and']), line(12, [90, 'a coat.']))).toEqual([
    '• Bring boots and a coat.',
  ]));

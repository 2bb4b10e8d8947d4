import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ends, firstInView, type Row, stepTo } from './carousel-steps.ts';

function rowOf(sizes: readonly number[], view: number, gap = 12): Row {
  let next = 0;
  const starts = sizes.map((size) => {
    const start = next;
    next += size + gap;
    return start;
  });
  return { starts, sizes, position: 0, view };
}
const lengthOf = ({ starts, sizes }: Row) => (starts.at(-1) ?? 0) + (sizes.at(-1) ?? 0);
const at = (row: Row, index: number): Row => ({
  ...row,
  position: Math.min(row.starts[index] ?? 0, Math.max(0, lengthOf(row) - row.view)),
});

const rows = fc
  .tuple(
    fc.array(fc.integer({ min: 40, max: 600 }), { minLength: 1, maxLength: 12 }),
    fc.integer({ min: 200, max: 1200 }),
  )
  // Nothing is wider than its row.
  .map(([sizes, view]) =>
    rowOf(
      sizes.map((size) => Math.min(size, view)),
      view,
    ),
  );

test('pressing next reaches the end, and previous the beginning, showing every one on the way', () => {
  fc.assert(
    fc.property(rows, (start) => {
      let row = start;
      const seen = new Set<number>();
      const look = () => {
        for (const index of row.starts.keys()) {
          const from = row.starts[index] ?? 0;
          if (from < row.position + row.view && from + (row.sizes[index] ?? 0) > row.position)
            seen.add(index);
        }
      };
      look();
      for (let press = 0; press < start.starts.length && !ends(row).end; press += 1) {
        row = at(row, stepTo(row, 1));
        look();
      }
      expect(ends(row).end).toBe(true);
      expect(seen.size).toBe(start.starts.length);
      for (let press = 0; press < start.starts.length && !ends(row).start; press += 1)
        row = at(row, stepTo(row, -1));
      expect(ends(row).start).toBe(true);
    }),
  );
});

test('three in view, seven in all: next brings the fourth, previous the first again', () => {
  const row = rowOf([200, 200, 200, 200, 200, 200, 200], 660);
  expect(stepTo(row, 1)).toBe(3);
  expect(stepTo(at(row, 3), -1)).toBe(0);
  expect(firstInView(at(row, 3))).toBe(3);
});

test('what fits has both ends at once', () => {
  expect(ends(rowOf([200, 200], 660))).toEqual({ start: true, end: true });
});

import { describe, expect, it } from 'vitest';
import { cornersOf, metres, roundOf, shortest } from './round.ts';
import { countOf, find, floorFrom, moved, moveTrouble, sampleStock, stateOf, stockRows } from './stock.ts';
import { sampleOrder } from './words.ts';

const stock = sampleStock();

it('delivers 64 boxes, nine of them in aisle C', () => {
  expect(stockRows(stock)).toHaveLength(64);
  expect(countOf(stock, 'C')).toBe(9);
  expect(stateOf(9)).toBe('order by Thursday');
  expect(stateOf(20)).toBe('room for 4 more');
  expect(stateOf(24)).toBe('full');
});

describe('find', () => {
  it('answers to goods, code and bay', () => {
    expect(find(stock, 'kettle').map(({ bay }) => bay)).toEqual(['A1', 'A1', 'A1', 'A1']);
    expect(find(stock, 'p-001')).toMatchObject([{ code: 'P-001', bay: 'A1', above: 3 }]);
    expect(find(stock, 'c3')).toHaveLength(3);
  });
  it('puts what can be lifted first', () => expect(find(stock, 'kettles')[0]?.above).toBe(0));
  it('finds nothing for nothing', () => {
    expect(find(stock, '  ')).toEqual([]);
    expect(find(stock, 'submarine')).toEqual([]);
  });
});

describe('a move', () => {
  it('takes the top box and counts it where it is put', () => {
    const floor = moved({ stock, moves: [] }, 'P-004', 'C2');
    expect(countOf(floor.stock, 'A')).toBe(19);
    expect(countOf(floor.stock, 'C')).toBe(10);
    expect(floor.moves).toEqual([{ code: 'P-004', from: 'A1', to: 'C2' }]);
  });
  it('is refused below another box, into a full bay, where it stands, and without a box', () => {
    expect(moveTrouble(stock, 'P-001', 'C2')).toMatch(/Move P-004 first/);
    expect(moveTrouble(stock, 'P-004', 'A3')).toMatch(/4 high already/);
    expect(moveTrouble(stock, 'P-004', 'A1')).toMatch(/already/);
    expect(moveTrouble(stock, 'P-999', 'A1')).toMatch(/no box/);
    const floor = { stock, moves: [] };
    expect(moved(floor, 'P-001', 'C2')).toBe(floor);
  });
  it('is made again from what was kept', () => {
    const floor = moved({ stock, moves: [] }, 'P-004', 'C2');
    expect(floorFrom(JSON.parse(JSON.stringify(floor.moves)))).toEqual(floor);
    expect(floorFrom([null, { code: 'P-001', to: 'C2' }, { code: 'P-004', to: 'Z9' }]).moves).toEqual([]);
    expect(floorFrom('nonsense').stock).toEqual(stock);
  });
});

describe('a round', () => {
  it('goes round the nearer end of an aisle', () => {
    expect(metres('A1', 'A6')).toBe(15);
    expect(metres('A1', 'B1')).toBe(11);
    expect(metres('A6', 'B6')).toBe(11);
  });
  it('keeps all stops and is never longer than the order', () => {
    const best = shortest(sampleOrder);
    expect([...best].sort()).toEqual([...sampleOrder].sort());
    expect(roundOf(best)).toBeLessThan(roundOf(sampleOrder));
  });
  it('is drawn as long as it is walked', () => {
    const corners = cornersOf(sampleOrder);
    const drawn = corners.slice(1).reduce((sum, corner, index) => {
      const before = corners[index] ?? corner;
      return sum + Math.abs(corner.along - before.along) + Math.abs(corner.aisle - before.aisle) * 5;
    }, 0);
    expect(drawn).toBe(roundOf(sampleOrder));
  });
});

import { describe, expect, it } from 'vitest';
import { inkFrom, inkTrouble, lengthOf, pathOf, typedPath } from './ink.ts';
import { betweenOf, clausesOf, leaseFrom, rentOf, textOf, titleOf, troubleOf } from './lease.ts';
import { pdfBlocks } from './lease-pdf.ts';
import { sample, sampleInk } from './words.ts';

it.each([
  ['40', 40],
  ['40,5', 40.5],
  ['€ 40.50', 40.5],
])('reads the rent %s', (typed, rent) => expect(rentOf(typed)).toBe(rent));
it.each(['', 'forty', '-4', '4.555'])('takes %s for no rent', (typed) => expect(rentOf(typed)).toBeNull());

describe('a lease', () => {
  it('can be signed as the sample stands', () => expect(troubleOf(sample)).toEqual({}));
  it('says what is missing', () =>
    expect(
      Object.keys(troubleOf({ thing: ' ', owner: '', tenant: '', rent: 'x', start: '', notice: '0' })),
    ).toEqual(['thing', 'owner', 'tenant', 'rent', 'start', 'notice']));
  it('needs two sides', () =>
    expect(troubleOf({ ...sample, tenant: ' orla finch' }).tenant).toMatch(/from themselves/));
  it('writes itself from what was typed', () => {
    const lease = { ...sample, thing: 'boat', rent: '12.5', notice: '3' };
    expect(titleOf(lease)).toBe('Lease of one boat');
    expect(betweenOf(lease)).toContain('Orla Finch, owner');
    expect(clausesOf(lease)[0]).toContain('1 December 2026');
    expect(clausesOf(lease)[1]).toContain('12.50 a month');
    expect(clausesOf(lease)[2]).toContain('3 months’ notice');
  });
  it('shows blanks for what is missing', () =>
    expect(textOf({ ...sample, rent: '' })).toContain('________ a month'));
  it('is another text after any change', () =>
    expect(textOf({ ...sample, tenant: 'Tin Roof, Choir' })).not.toBe(textOf(sample)));
  it('is read back', () => {
    expect(leaseFrom(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
    expect(leaseFrom({ ...sample, rent: 4 })).toBeNull();
    expect(leaseFrom(null)).toBeNull();
  });
});

describe('a signature', () => {
  const long = [
    [
      [0, 0],
      [60, 0],
      [60, 80],
    ],
  ] as const;
  it('is as long as its strokes', () => expect(lengthOf(long)).toBe(140));
  it('is refused when it is missing or a dot', () => {
    expect(inkTrouble([])).toMatch(/first/);
    expect(inkTrouble([[[5, 5]]])).toMatch(/dot/);
    expect(inkTrouble(long)).toBeNull();
  });
  it('becomes a path', () => expect(pathOf(long[0])).toBe('M0 0Q60 0 60 40L60 80'));
  it('can be made from a typed name, and differs with it', () => {
    expect(typedPath('Ada')).not.toBe(typedPath('Bo'));
    expect(inkFrom({ paths: [typedPath('Zoë van der Berg')], by: 'keyboard', at: '2026' })).not.toBeNull();
  });
  it('is read back, and nothing else', () => {
    expect(inkFrom({ paths: ['M0 0"/><script>'], by: 'hand', at: '' })).toBeNull();
    expect(inkFrom({ paths: [], by: 'hand', at: '' })).toBeNull();
    expect(inkFrom(null)).toBeNull();
  });
});

it('prints the text, the signature and who gave it', () => {
  const blocks = pdfBlocks(sample, { paths: [sampleInk], by: 'hand', at: '2026-11-19T11:15:00.000Z' });
  expect(blocks).toContainEqual(expect.objectContaining({ is: 'drawing', paths: [sampleInk] }));
  expect(JSON.stringify(blocks)).toContain('Tin Roof Choir');
});

import { describe, expect, it } from 'vitest';
import { rowsOf, type Side, standing, verdictOf } from './sides.ts';

const side = (figures: Partial<Side['figures']> = {}): Side => ({
  address: 'https://shop.example/',
  at: '2026-11-19T08:00:00.000Z',
  figures: {
    parties: 2,
    following: 1,
    cookies: 3,
    headers: 60,
    serious: 1,
    seo: 80,
    errors: 2,
    warnings: 4,
    ...figures,
  },
});

describe('two sites side by side', () => {
  it('lets fewer third parties, cookies and findings lead, and more points', () => {
    const rows = rowsOf(side({ parties: 0, cookies: 5, headers: 90, seo: 70 }), side());
    expect(Object.fromEntries(rows.map(({ id, ahead }) => [id, ahead]))).toEqual({
      parties: 'yours',
      following: 'level',
      cookies: 'ours',
      headers: 'yours',
      serious: 'level',
      seo: 'ours',
      errors: 'level',
      warnings: 'level',
    });
  });

  it('counts each measure once', () => {
    const all = standing(rowsOf(side({ parties: 9 }), side()));
    expect(all).toEqual({ yours: 0, ours: 1, level: 7 });
  });

  it('names who leads more of them, and a draw', () => {
    expect(verdictOf(rowsOf(side({ seo: 99 }), side()))).toBe('Your site wins');
    expect(verdictOf(rowsOf(side({ seo: 9 }), side()))).toBe('Our site wins');
    expect(verdictOf(rowsOf(side({ seo: 99, errors: 5 }), side()))).toBe('A draw');
    expect(verdictOf(rowsOf(side(), side()))).toBe('Level on every measure');
  });

  it('turns round when the sites change places', () => {
    const [a, b] = [side({ parties: 0, seo: 20 }), side()];
    const turned = { yours: 'ours', ours: 'yours', level: 'level' } as const;
    expect(rowsOf(b, a).map(({ ahead }) => turned[ahead])).toEqual(rowsOf(a, b).map(({ ahead }) => ahead));
  });
});

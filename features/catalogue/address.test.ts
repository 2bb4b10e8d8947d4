import { describe, expect, it } from 'vitest';
import { addressOf, choiceCount, pickedIn, readAddress, withChoice } from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('readAddress', () => {
  it('comes back to the address it was read from', () => {
    const query = 'q=leave+days&kind=custom&trade=Health&trade=Web&sort=name&view=list&with=a%2Cb';
    expect(addressOf('/applications', read(query))).toBe(`/applications?${query}`);
  });

  it('passes over what makes no sense', () => {
    const wish = read('page=-3&sort=upwards&view=cloud&kind=&with=,,');
    expect(wish).toEqual(read(''));
    expect(read('page=1e9').page).toBe(1);
    expect(read('page=7').page).toBe(7);
  });

  it('takes picks joined or one by one, three at most', () => {
    expect(pickedIn(new URLSearchParams('with=a,b&with=b&with=c'))).toEqual(['a', 'b', 'c']);
    expect(read('with=a,b,c,d').compare).toEqual(['a', 'b', 'c']);
  });

  it('is bounded, whatever is sent', () => {
    const wish = read(
      `q=${'x'.repeat(5000)}&${Array.from({ length: 99 }, (_, n) => `trade=${n}`).join('&')}`,
    );
    expect(wish.words).toHaveLength(200);
    expect(wish.chosen.trade).toHaveLength(12);
  });
});

describe('addressOf', () => {
  it('has one address for one state, and nothing for the first', () => {
    expect(addressOf('/applications', read(''))).toBe('/applications');
    expect(addressOf('/a', read('trade=Web&trade=Health'))).toBe(
      addressOf('/a', read('trade=Health&trade=Web')),
    );
  });

  it('leads a change back to the first page', () => {
    const wish = read('page=4');
    expect(addressOf('/a', wish, withChoice(wish, 'kind', 'custom'))).toBe('/a?kind=custom');
    expect(addressOf('/a', wish, { page: 5 })).toBe('/a?page=5');
  });
});

it('puts a choice in and takes it out', () => {
  const wish = read('kind=custom&price=open');
  expect(choiceCount(wish.chosen)).toBe(2);
  expect(addressOf('/a', wish, withChoice(wish, 'kind', 'custom'))).toBe('/a?price=open');
});

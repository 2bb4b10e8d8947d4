import { describe, expect, it } from 'vitest';
import {
  aboard,
  cargoFrom,
  loadTrouble,
  manifest,
  mostCargo,
  nameTrouble,
  placed,
  sailed,
  sailTroubles,
  weightOf,
} from './cargo.ts';
import { sample } from './words.ts';

it('weighs what is aboard', () => expect(weightOf(aboard(sample))).toBe(3));

describe('a name', () => {
  it('is needed, once', () => {
    expect(nameTrouble(' ', sample)).toMatch(/first/);
    expect(nameTrouble('a friendlier 404', sample)).toMatch(/already/);
    expect(nameTrouble('Dark mode', sample)).toBeNull();
  });
  it('is free again when it has sailed', () =>
    expect(nameTrouble('Fonts from our own server', sailed(sample))).toBeNull());
  it('finds the harbour full', () => {
    const full = Array.from(
      { length: mostCargo },
      (_, key) => ({ key, name: `${key}`, size: 'S', isWayBack: true, place: 'quay' }) as const,
    );
    expect(nameTrouble('One more', full)).toMatch(/24/);
  });
});

describe('loading', () => {
  const big = { key: 4, name: 'The big database move', size: 'L', isWayBack: false, place: 'quay' } as const;
  it('stops at the ship’s room', () => {
    expect(loadTrouble(big, sample)).toBe(
      '“The big database move” takes 4 of 6 places and 3 are free. Unload something first.',
    );
    expect(loadTrouble(big, placed(sample, 1, 'quay'))).toBeNull();
  });
});

describe('sailing', () => {
  it('needs cargo, and a way back for all of it', () => {
    expect(sailTroubles(sample)).toEqual([]);
    expect(sailTroubles([])).toEqual(['The ship is empty. Load a container first.']);
    expect(sailTroubles(placed(sample, 5, 'aboard'))).toEqual([
      '“A friendlier 404” has no way back. Give it a switch, or unload it.',
    ]);
  });
  it('takes all that is aboard and writes it down', () => {
    const out = sailed(sample);
    expect(aboard(out)).toEqual([]);
    expect(manifest(out, '20 November 2026')).toBe(
      'Manifest, 20 November 2026\n- New search on the shop (M), can come back\n- Fonts from our own server (S), can come back\n3 places in all\n',
    );
  });
});

it('reads back what it kept, and nothing else', () => {
  expect(cargoFrom(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  expect(cargoFrom([{ ...sample[0], place: 'moon' }])).toBeNull();
  expect(cargoFrom({})).toBeNull();
});

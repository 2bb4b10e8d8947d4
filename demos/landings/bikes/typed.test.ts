import { describe, expect, it } from 'vitest';
import { askedFrom, dockNamed, dockTrouble, goalTrouble, isClock, meant } from './typed.ts';

const asked = { from: 'Hospital', to: 'Harbour end', leave: '08:10', pace: 'steady' as const };

it('knows a dock however it is written', () => {
  expect(dockNamed('  harbour   END ')).toBe('Harbour end');
  expect(dockNamed('Harbour')).toBeNull();
});

describe('meant', () => {
  it.each([
    ['harb', 'Harbour end'],
    ['hall', 'Market hall'],
    ['Univrsity', 'University'],
    ['Obsevatory', 'Observatory'],
  ])('guesses %s', (typed, name) => expect(meant(typed)).toBe(name));
  it('guesses nothing from nothing', () => expect(meant('Moon base alpha')).toBeNull());
});

it('says what is wrong with a dock', () => {
  expect(dockTrouble('Habour end')).toBe('There’s no dock called “Habour end”. Did you mean Harbour end?');
  expect(dockTrouble('Mars')).toMatch(/The map shows them all/);
  expect(dockTrouble(' ')).toMatch(/Type a dock/);
  expect(goalTrouble({ ...asked, to: 'hospital' })).toMatch(/there already/);
  expect(goalTrouble(asked)).toBeNull();
});

it('knows a time of day', () =>
  expect(['08:10', '23:59', '24:00', '8:10', ''].map(isClock)).toEqual([true, true, false, false, false]));

it('reads back what it kept, and nothing else', () => {
  expect(askedFrom(JSON.parse(JSON.stringify(asked)))).toEqual(asked);
  for (const wrong of [null, 7, {}, { ...asked, pace: 'flying' }, { ...asked, to: 3 }])
    expect(askedFrom(wrong)).toBeNull();
});

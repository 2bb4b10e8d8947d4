import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenWords } from '../reading/spoken.ts';
import table from '../sounds/letter-sounds.json' with { type: 'json' };
import { phonemesOf } from '../sounds/phonemes.ts';
import { mostSymbols, symbolIds, symbolsOf } from './symbols.ts';

const symbols = (text: string, accent: 'american' | 'british' = 'american') =>
  symbolsOf(phonemesOf(spokenWords(text), table), accent);

describe('the signs of Kokoro', () => {
  it('have the stress right before the vowel', () => {
    expect(symbols('Hello, water!')).toBe('həlˈO, wˈɔtəɹ!');
  });
  it('leave out the R that the British do not say', () => {
    expect(symbols('The car is over there.', 'british')).toBe('ðə kˈɑː ɪz ˈQvə ðˈɛː.');
  });
  it('are all in its vocabulary, whatever is read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.constantFrom('american', 'british'), (text, accent) => {
        const signs = symbols(text, accent === 'british' ? 'british' : 'american');
        const ids = symbolIds(signs);
        expect(ids).toHaveLength(Math.min([...signs].length, mostSymbols) + 2);
      }),
    );
  });
});

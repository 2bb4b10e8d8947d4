import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionaryWords } from './dictionary.ts';
import { learnLetters } from './learn-letters.ts';
import table from './letter-sounds.json' with { type: 'json' };
import { soundsOfLetters } from './letters.ts';
import { phonemesOf } from './phonemes.ts';
import { pronounceWord } from './pronounce.ts';

const bare = (sounds: readonly string[]): string => sounds.join(' ').replace(/\d/g, '');
const sounds = (text: string): string =>
  phonemesOf(text, table)
    .flatMap((one) => (one.is === 'word' ? one.sounds : one.sign))
    .join(' ');

describe('a word', () => {
  it.each([
    ['hello', 'HH AH0 L OW1'],
    ['organised', 'AO1 R G AH0 N AY2 Z D'],
    ['colour', 'K AH1 L ER0'],
    ['B', 'B IY1'],
    ['colours', 'K AH1 L ER0 Z'],
  ])('%s', (word, said) => expect(pronounceWord(word, table).join(' ')).toBe(said));

  it('that is unknown is read by its stem, its parts or its letters', () => {
    expect(bare(pronounceWord('googled', table))).toMatch(/D$/);
    expect(bare(pronounceWord('handover', table))).toBe('HH AE N D OW V ER');
    expect(pronounceWord('zyxt', table).length).toBeGreaterThan(0);
  });

  it('has sounds, though every object knows its name', () => {
    expect(pronounceWord('constructor', table).length).toBeGreaterThan(5);
  });

  it('has sounds, whatever its letters are', () => {
    const word = fc.stringMatching(/^[a-z]{2,14}$/);
    fc.assert(
      fc.property(word, (letters) => {
        for (const sound of pronounceWord(letters, table)) expect(sound).toMatch(/^[A-Z]{1,2}[012]?$/);
      }),
    );
  });
});

describe('letters', () => {
  it('are read right in more than half of the words that were not learned from', () => {
    const kept = dictionaryWords().filter((_, at) => at % 50 === 7);
    const right = kept.filter(([word, said]) => bare(soundsOfLetters(word, table)) === bare(said));
    expect(right.length / kept.length).toBeGreaterThan(0.5);
  });

  it('are learned from a dictionary', () => {
    const some = dictionaryWords().filter((_, at) => at % 60 === 0);
    const learned = learnLetters(some);
    const right = some.filter(([word, said]) => bare(soundsOfLetters(word, learned)) === bare(said));
    expect(right.length / some.length).toBeGreaterThan(0.3);
  });
});

describe('a sentence', () => {
  it('leaves function words unstressed, so that "to" is not heard as "two"', () => {
    expect(sounds('to go for it')).toBe('T AH0 G OW1 F ER0 IH1 T');
  });
  it('says "the" and "to" by what follows, and "read" by what goes before', () => {
    expect(sounds('the apple')).toMatch(/^DH IY0/);
    expect(sounds('the pear')).toMatch(/^DH AH0/);
    expect(sounds('it was read')).toMatch(/R EH1 D$/);
    expect(sounds('I read')).toMatch(/R IY1 D$/);
  });
  it('spells an A among letters', () => expect(sounds('nine A M')).toMatch(/EY1 EH1 M$/));
});

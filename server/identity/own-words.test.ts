import { describe, expect, it } from 'vitest';
import { ownWordIn } from './own-words.ts';

const ada = {
  name: 'Ada Lovelace',
  email: 'countess.1815@example.com',
  company: 'Analytical Engines',
  brand: 'Akra Studio',
};

describe('a password made of its owner’s own words', () => {
  it.each([
    ['lovelace', 'lovelace', 'your name'],
    ['Ada-Lovelace-1815', 'lovelace', 'your name'],
    ['L0v3l4c3!!', 'lovelace', 'your name'],
    ['countess99', 'countess', 'your email address'],
    ['Analytical1', 'analytical', 'your company’s name'],
    ['akrastudio2026', 'studio', 'our name'],
    ['ada12345678', 'ada', 'your name'],
  ])('%s is refused for %s of %s', (password, word, of) => {
    expect(ownWordIn(password, ada, 8)).toEqual({ word, of });
  });

  it.each([
    'correct horse battery',
    'a lovelace under seven lanterns',
    'Studio-with-nine-windows',
    'example.com-is-not-mine',
  ])('%s is not', (password) => {
    expect(ownWordIn(password, ada, 8)).toBeNull();
  });

  it('is not looked for where nothing is known', () => {
    expect(ownWordIn('lovelace', { name: null, email: null, company: null, brand: '' }, 8)).toBeNull();
    expect(ownWordIn('jo-and-al', { name: 'Jo Al', email: 'jo@example.com', brand: '' }, 8)).toBeNull();
  });
});

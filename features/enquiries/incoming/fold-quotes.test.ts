import { describe, expect, it } from 'vitest';
import { foldQuotes } from './fold-quotes.ts';

describe('parts an answer from what it quotes', () => {
  it('below it, with the line that says whose it is', () => {
    expect(
      foldQuotes('Yes, please.\n\nAnn\n\nOn Mon, 16 Nov 2026 at 10:00, Akra wrote:\n> Shall we?\n>\n> A\n'),
    ).toEqual({
      body: 'Yes, please.\n\nAnn',
      quoted: 'On Mon, 16 Nov 2026 at 10:00, Akra wrote:\n> Shall we?\n>\n> A',
    });
  });

  it('whose attribution is broken in two', () => {
    const text =
      'Yes.\r\n\r\nOn Mon, 16 Nov 2026 at 10:00, Akra Studio <reply+abc@akra.example>\r\nwrote:\r\n\r\n> Shall we?';
    expect(foldQuotes(text)).toMatchObject({
      body: 'Yes.',
      quoted: expect.stringContaining('wrote:\n\n> Shall'),
    });
  });

  it.each([
    ['German', 'Ja.\n\nAm 16.11.2026 um 10:00 schrieb Akra:\n> Passt das?'],
    ['French', 'Oui.\n\nLe lun. 16 nov. 2026 à 10:00, Akra a écrit :\n> Cela vous va ?'],
  ])('in %s', (_, text) => expect(foldQuotes(text).body).toMatch(/^(Ja|Oui)\.$/));

  it('as Outlook writes it, without signs', () => {
    const text =
      'Yes.\n\nFrom: Akra <reply@akra.example>\nSent: Monday, 16 November 2026 10:00\nTo: Ann\nSubject: Re\n\nShall we?';
    expect(foldQuotes(text)).toMatchObject({
      body: 'Yes.',
      quoted: expect.stringMatching(/^From: Akra[\s\S]*Shall we\?$/),
    });
    expect(foldQuotes('Yes.\n-----Original Message-----\nShall we?').body).toBe('Yes.');
    expect(foldQuotes(`Yes.\n${'_'.repeat(32)}\nShall we?`).body).toBe('Yes.');
  });

  it('above it', () => {
    expect(foldQuotes('On Monday Akra wrote:\n> Shall we?\n\nYes.')).toEqual({
      body: 'Yes.',
      quoted: 'On Monday Akra wrote:\n> Shall we?',
    });
  });
});

it('leaves answers between the quoted lines where they are', () => {
  const text = 'Hello,\n\n> When?\nOn Tuesday.\n\n> Where?\nHere.';
  expect(foldQuotes(text)).toEqual({ body: text, quoted: '' });
});

it.each([
  'On Friday she wrote:\nnothing that was quoted.',
  'From: the start it was clear.',
  'a > b, and nothing else',
])('takes %j for words of its own', (text) => expect(foldQuotes(text)).toEqual({ body: text, quoted: '' }));

it('knows a mail that only quotes, and one that is empty', () => {
  expect(foldQuotes('> all\n> of it\n')).toEqual({ body: '', quoted: '> all\n> of it' });
  expect(foldQuotes(' \n\n')).toEqual({ body: '', quoted: '' });
});

// Each took the square of its length before: minutes, for a mail of a megabyte.
it.each([
  ['empty lines', '\n'.repeat(1_000_000)],
  ['white space within a line', `a${' '.repeat(1_000_000)}b`],
  ['an attribution without end', `am ${'schrieb '.repeat(120_000)}`],
  ['attributions', 'On Monday Ann wrote:\n'.repeat(50_000)],
])('reads a megabyte of %s at once', (_, text) => {
  expect(foldQuotes(text)).toHaveProperty('body');
});

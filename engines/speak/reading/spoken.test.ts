import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenWords } from './spoken.ts';

describe('a sentence as it is spoken', () => {
  it.each([
    ['£1.20 at 9:05', 'one pound twenty pence at nine oh five'],
    ['on 3 May 2026', 'on the third of May twenty twenty six'],
    ['the 3rd of May, 2026', 'the third of May twenty twenty six'],
    ['on the 3rd May', 'on the third of May'],
    ['2026-11-18', 'the eighteenth of November twenty twenty six'],
    ['05/06/2026', 'the fifth of June twenty twenty six'],
    ['3.5.2026', 'the third of May twenty twenty six'],
    ['on Tues 3 Nov', 'on Tuesday the third of November'],
    ['in the 1990s', 'in the nineteen nineties'],
    ['the ’90s', 'the nineties'],
    ['wait for 30s', 'wait for thirty seconds'],
    ['from 1491 to 1547', 'from fourteen ninety one to fifteen forty seven'],
    ['World Cup 2026', 'World Cup twenty twenty six'],
    ['2000 words', 'two thousand words'],
    ['Dr. Smith, i.e. him', 'Doctor Smith, that is him'],
    ['St. John in High St.', 'Saint John in High Street'],
    ['No. 5 on p. 12, c. 1850', 'number five on page twelve, circa eighteen fifty'],
    ['I told Mr. Brown, etc.', 'I told Mister Brown, et cetera.'],
    ['the NASA and the FBI', 'the nasa and the F B I'],
    ['the NHS sent PDFs by GPS', "the N H S sent P D F's by G P S"],
    ['MP3, A4 and Covid-19', 'M P three, A four and Covid nineteen'],
    ['do NOT open', 'do not open'],
    ['ON CONFLICT DO NOTHING', 'on conflict do nothing'],
    ['TERMS AND CONDITIONS', 'terms and conditions'],
    ['the FBI CIA file', 'the F B I C I A file'],
    ['TCP/IP, I/O and Q&A', 'T C P I P, I O and Q and A'],
    ['he/she and/or they', 'he or she and or they'],
    ['J. R. R. Tolkien', 'J R R Tolkien'],
    ['ann@example.co.uk', 'ann at example dot co dot U K'],
    ['see https://example.com/a-b.', 'see example dot com slash a dash b.'],
    ['in notes.pdf', 'in notes dot P D F'],
    ['C++, C# and Node.js', 'C plus plus, C sharp and Node J S'],
    ['version 2.4.1 or v24.7', 'version two point four point one or version twenty four point seven'],
    ['about ~5, ≤10 and >3', 'about about five, at most ten and more than three'],
    ['12 500 and 1.000.000', 'twelve thousand five hundred and one million'],
    ['10⁶ m and x²', 'ten to the power of six m and x squared'],
    ['1e-3', 'one times ten to the power of minus three'],
    ['salt & vinegar', 'salt and vinegar'],
    ['the 21st', 'the twenty first'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));

  it('says a word as somebody wants it, whole words alone', () => {
    const own = [{ written: 'Akra', said: 'ack rah' }];
    expect(spokenWords('Akra, AKRA and Akrabat', own)).toBe('ack rah, ack rah and Akrabat');
  });

  it('leaves no digit and no sign that a voice cannot say', () => {
    const piece = fc.constantFrom(
      ...'12 3.5 £ % 1,204 2026-01-02 9:05 VIII Dr. & / a x@y.com # °C — ½ - . 99 kg – 5pm NHS 020 m² × ² 1e5 ~ ≤ Mon St. 10k c. ¥'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }),
        fc.constantFrom(' ', ''),
        (pieces, between) => {
          expect(spokenWords(pieces.join(between))).not.toMatch(/[\d%£$€&#@*_<>{}[\]\\|^~²³]/);
        },
      ),
    );
  });
});

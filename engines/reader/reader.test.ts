import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelBytes } from '../embed/testing/model-bytes.ts';
import { bestSpan } from './best-span.ts';
import { openReader } from './reader.ts';
import { windowsOf } from './windows.ts';

const passage =
  'The harbour tram opened on Saturday. It cost €209 million, paid mostly by the state. Fifteen trams run every six minutes. Ada Fell, who led the dig, found a wall from the 14th century.';

describe('the reader', async () => {
  const read = await openReader(await modelBytes('reader'));
  const answer = async (question: string, text = passage) => {
    const { start, end, score } = await read(question, text);
    return { text: text.slice(start, end), score };
  };

  it.each([
    ['How much did the tram cost?', '€209 million'],
    ['When did the harbour tram open?', 'Saturday'],
    ['Who led the dig?', 'Ada Fell'],
    ['How often do trams run?', 'every six minutes'],
  ])('answers "%s" with the words of the passage', async (question, expected) => {
    const found = await answer(question);
    expect(found.text).toBe(expected);
    expect(found.score).toBeGreaterThan(0);
  });

  it.each(['Which recipe needs cinnamon?', 'What colour are the trams?'])(
    'refuses "%s", which the passage does not answer',
    async (question) => {
      expect((await answer(question)).score).toBeLessThan(-3.3);
    },
  );

  it('finds an answer far behind, in another window', async () => {
    const long = `${'Nothing is said about anybody here. '.repeat(120)}${passage}`;
    expect(await answer('Who led the dig?', long)).toMatchObject({ text: 'Ada Fell' });
  });

  it('takes no heading for an answer, but reads it', async () => {
    const text = 'Opening hours\nThe museum opens at nine.';
    const question = 'When does the museum open?';
    expect((await answer(question, text)).text).toBe('hours');
    const { start, end, score } = await read(question, text, [{ start: 0, end: 13 }]);
    expect(text.slice(start, end)).toBe('at nine');
    expect(score).toBeGreaterThan(0);
  });

  it('says nothing of an empty passage', async () => {
    expect(await read('Who?', ' ')).toEqual({ start: 0, end: 0, score: -100 });
  });
});

describe('bestSpan', () => {
  it('weighs the best span against no answer, within the passage and its longest length', () => {
    const starts = [1, 9, 0, 5, 0, 0];
    const ends = [2, 9, 0, 0, 4, 0];
    expect(bestSpan(starts, ends, 2, 5)).toEqual({ from: 3, to: 4, score: 6 });
    const far = new Array<number>(60).fill(0);
    far[1] = 5;
    const late = new Array<number>(60).fill(0);
    late[45] = 5;
    expect(bestSpan(far, late, 1, 60)?.score).toBe(5);
    expect(bestSpan([0], [0], 1, 1)).toBeNull();
    expect(bestSpan(starts, ends, 2, 6, (piece) => piece !== 4)).toMatchObject({ from: 3, to: 3 });
  });
});

it('cuts a list into windows that share their ends and leave nothing out', () => {
  expect(windowsOf(10, 384, 128)).toEqual([{ from: 0, to: 10 }]);
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 140, max: 400 }), (length, size) => {
      const windows = windowsOf(length, size, 128);
      expect(windows[0]?.from).toBe(0);
      expect(windows.at(-1)?.to).toBe(length);
      for (const [at, { from, to }] of windows.entries()) {
        expect(to - from).toBeLessThanOrEqual(size);
        if (at > 0) expect((windows[at - 1]?.to ?? 0) - from).toBe(128);
      }
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { archive, ask, type Kept, keptFrom, restore, untouched } from './kept-letters.ts';
import { tidied, troubleOf } from './own-letter.ts';

const order = ['parking', 'rent', 'clinic', 'tax'];

describe('the archive', () => {
  it('lays the next letter on the table when the open one goes, and the last one where none follows', () => {
    const one = archive(untouched, 'parking', order);
    expect([one.open, one.archived]).toEqual(['rent', ['parking']]);
    expect(archive({ ...untouched, open: 'tax' }, 'tax', order).open).toBe('clinic');
    expect(archive(untouched, 'tax', order).open).toBe('parking');
  });

  it('gives a letter back, and holds a letter once', () => {
    const twice = archive(archive(untouched, 'tax', order), 'tax', order);
    expect(twice.archived).toEqual(['tax']);
    expect(restore(twice, 'tax').archived).toEqual([]);
  });
});

it('keeps the latest twelve questions of a letter, each once', () => {
  const asked = Array.from({ length: 20 }, (_, at) => `Question ${at}`).reduce<Kept>(
    (kept, question) => ask(kept, 'rent', question),
    untouched,
  );
  expect(asked.asked.rent).toHaveLength(12);
  expect(ask(asked, 'rent', 'Question 15').asked.rent?.at(-1)).toBe('Question 15');
  expect(ask(asked, 'rent', 'Question 15').asked.rent).toHaveLength(12);
});

describe('what was kept', () => {
  const kept: Kept = {
    ...untouched,
    own: [{ id: 'own-1', look: 'own', text: 'Hello' }],
    drafts: { rent: { kind: 'time', text: 'Please wait.' } },
    reminders: { rent: 7 },
    size: 'large',
  };
  it('is read back as it was', () => expect(keptFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept));

  it('loses only what is broken', () => {
    const broken = {
      ...kept,
      own: [...kept.own, { id: 3 }],
      drafts: { rent: 'x' },
      reminders: { rent: -4 },
      size: 'huge',
    };
    expect(keptFrom(broken)).toEqual({ ...kept, drafts: {}, reminders: {}, size: 'normal' });
    expect(keptFrom('letters')).toBeNull();
    expect(keptFrom({ ...kept, open: 3 })).toBeNull();
  });
});

describe('a letter of one’s own', () => {
  it.each([
    ['  \n ', 'Paste the text of a letter here'],
    ['12 34 56', 'There are no words in this'],
    ['Pay soon.', 'too short for a letter'],
    ['word '.repeat(5000), 'This has 24,999 characters'],
  ])('is refused where it can’t be one', (typed, trouble) => expect(troubleOf(typed)).toContain(trouble));

  it('is taken with its lines, without spaces at their ends', () => {
    const typed = 'Tidewick Council  \r\n\r\n\r\n\r\nDear tenant, please pay us a visit soon.\n';
    expect(troubleOf(typed)).toBeNull();
    expect(tidied(typed)).toBe('Tidewick Council\n\nDear tenant, please pay us a visit soon.');
  });
});

import { describe, expect, it } from 'vitest';
import { whoOf } from './rules.ts';
import { readWho } from './who-cookie.ts';

const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('the cookie who', () => {
  it('gives back what the server wrote, whatever the name holds', () => {
    for (const name of ['Ada Lovelace', 'Łukasz; "Ł" Żak', '王 小明', 'x'.repeat(80)]) {
      const who = whoOf({ name, email: null, staff: true, awaitsSecondStep: false });
      expect(readWho(cookie(who))).toEqual(who);
    }
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['a broken escape', '%E0%A4%A'],
    ['half an object', cookie({ name: 'Ada' }).slice(0, -3)],
    ['a text', cookie('Ada')],
    ['a number', cookie(7)],
    ['nothing', cookie(null)],
    ['a list', cookie(['Ada', 'A', true])],
    ['no initials', cookie({ name: 'Ada', staff: false })],
    ['a name that is no text', cookie({ name: 5, initials: 'A', staff: false })],
    ['initials that are no text', cookie({ name: 'Ada', initials: ['A'], staff: false })],
    ['a blank name', cookie({ name: '  ', initials: 'A', staff: false })],
    ['blank initials', cookie({ name: 'Ada', initials: '', staff: false })],
  ])('names nobody: %s', (_, text) => {
    expect(readWho(text)).toBeNull();
  });

  it('calls staff only who is said to be, and passes on nothing else', () => {
    const odd = { name: 'Ada', initials: 'A', staff: 'yes', role: 'owner' };
    expect(readWho(cookie(odd))).toEqual({ name: 'Ada', initials: 'A', staff: false });
  });
});

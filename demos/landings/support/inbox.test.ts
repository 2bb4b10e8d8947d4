import { describe, expect, it } from 'vitest';
import {
  answered,
  answerTrouble,
  askTrouble,
  type Inbox,
  inboxFrom,
  isWaiting,
  opened,
  received,
  suggestion,
  whoTrouble,
  written,
} from './inbox.ts';
import { sample } from './words.ts';

const inbox: Inbox = {
  open: 1,
  talks: [
    {
      id: 1,
      who: 'Mirela',
      what: 'A lid',
      owner: 'Sol',
      lines: [{ from: 'them', text: 'A lid without a pot' }],
    },
    { id: 2, who: 'Yusuf', what: 'VAT', owner: null, lines: [{ from: 'them', text: 'Invoice, please' }] },
  ],
};
const talkOf = ({ talks }: Inbox, id: number) => {
  const found = talks.find((talk) => talk.id === id);
  if (!found) throw new Error(`No talk ${id}`);
  return found;
};

describe('the first touch', () => {
  it('owns a talk that nobody owned', () => expect(talkOf(opened(inbox, 2), 2).owner).toBe('You'));
  it('takes none away from somebody else', () => expect(talkOf(opened(inbox, 1), 1).owner).toBe('Sol'));
});

it('answers the talk that is open, and no other', () => {
  const after = answered(inbox, ' The pot   leaves today. ');
  expect(talkOf(after, 1).lines.at(-1)).toEqual({ from: 'us', text: 'The pot leaves today.' });
  expect(isWaiting(talkOf(after, 1))).toBe(false);
  expect(talkOf(after, 2)).toEqual(talkOf(inbox, 2));
});

it('puts a new customer first, with nobody’s name on it', () => {
  const after = received(inbox, 'Ada', 'My pan arrived with a crack right through the middle of it');
  expect(after.talks[0]).toMatchObject({ id: 3, who: 'Ada', owner: null });
  expect(after.talks[0]?.what.length).toBeLessThanOrEqual(36);
  expect(after.open).toBe(1);
});

it('sends nothing with a gap in it', () => {
  expect(answerTrouble('  ')).toMatch(/Write an answer first/);
  expect(answerTrouble('It goes to [new street].')).toBe('There’s still a gap to fill in: [new street].');
  expect(answerTrouble('It goes to Upper Mill.')).toBeNull();
  expect(whoTrouble('12')).toMatch(/Type a name/);
  expect(askTrouble('Hm')).toMatch(/five letters/);
});

it.each([
  ['Can I change the street?', /new street/],
  ['Invoice with our VAT number', /VAT number/],
  ['There is a crack in it', /rattle/],
  ['What do you feed a pan?', /Let me look/],
])('suggests an answer to “%s”', (text, answer) =>
  expect(suggestion({ id: 1, who: 'A', what: '', owner: null, lines: [{ from: 'them', text }] })).toMatch(
    answer,
  ),
);

it('writes a talk that can be sent on', () =>
  expect(written(talkOf(answered(inbox, 'It leaves today.'), 1))).toBe(
    'Mirela: A lid without a pot\nSol: It leaves today.',
  ));

it('reads back an inbox, and nothing else', () => {
  expect(inboxFrom(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  for (const wrong of [null, [], { ...inbox, open: 9 }, { open: 1, talks: [{ id: 1 }] }])
    expect(inboxFrom(wrong)).toBeNull();
});

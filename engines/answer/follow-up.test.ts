import { describe, expect, it } from 'vitest';
import { topicOf, understood } from './follow-up.ts';

it.each([
  ['How much did the harbour tram cost?', 'the harbour tram'],
  ['What is the notice period for tenants?', 'the notice period'],
  ['Who wrote Middlemarch?', 'wrote Middlemarch'],
  ['When was the museum opened?', 'the museum'],
  ['How often is a backup made?', 'a backup'],
  ['What is the wind speed?', 'the wind speed'],
  ['How long does parental leave last?', 'parental leave'],
])('knows what "%s" is about', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

describe('understood', () => {
  const asked = (question: string, last: string, answer = '') =>
    understood(question, [{ question: last, answer }]);

  it.each([
    ['When did it open?', 'When did the harbour tram open?'],
    ['Who paid for it?', 'Who paid for the harbour tram?'],
    ['What are its stops?', "What are the harbour tram's stops?"],
    ['Why was that?', 'Why was the harbour tram?'],
  ])('reads "%s" from what was asked before', (question, expected) => {
    expect(asked(question, 'How much did the harbour tram cost?', '€209 million')).toBe(expected);
  });

  it('takes somebody who was the answer for he or she', () => {
    expect(asked('Where does she work?', 'Who led the dig?', 'Ada Fell')).toBe('Where does Ada Fell work?');
  });

  it('lets a question without a subject borrow the last one', () => {
    expect(asked('And on Sundays?', 'When does the museum open?')).toBe(
      'When does the museum open, on Sundays?',
    );
    expect(asked('What about children?', 'What does a ticket cost?')).toBe(
      'What does a ticket cost, children?',
    );
    expect(asked('Why?', 'When does the lease end?')).toBe('Why does the lease end?');
  });

  it('leaves a question alone that says what it means', () => {
    const whole = 'Which rules apply to the room that faces the street?';
    expect(asked(whole, 'What is the deposit?')).toBe(whole);
    expect(understood(' When did it open? ')).toBe('When did it open?');
  });
});

import { expect, it } from 'vitest';
import { firstAnswer } from './first-answer.ts';
import { newTalk, talkResult, withAnswer } from './talk.ts';

const urgent = {
  question: 'I am bleeding',
  warning: { call: 'maternity' as const, about: 'bleeding' },
  quote: null,
  nearest: ['complaints'],
};

it('begins with the first question, has the newest on top, and asks nothing twice', () => {
  const example = newTalk();
  expect(example).toMatchObject({ id: 'example', answers: [] });
  const begun = withAnswer(example, firstAnswer);
  expect(begun).toMatchObject({ title: firstAnswer.question, answers: [firstAnswer] });
  const both = withAnswer(begun, urgent);
  expect(both.answers.map(({ question }) => question)).toEqual(['I am bleeding', firstAnswer.question]);
  expect(both.id).toBe(begun.id);
  expect(both.changed > begun.changed).toBe(true);
  expect(withAnswer(both, firstAnswer).answers).toHaveLength(2);
});

it('opens again as it was, and what is none does not', async () => {
  const talk = withAnswer(newTalk([firstAnswer]), urgent);
  const state: unknown = JSON.parse(JSON.stringify(talkResult.stateOf(talk)));
  expect((await talkResult.restored(state, null))?.answers).toEqual(talk.answers);
  expect(await talkResult.restored({ answers: [{ question: 'x' }] }, null)).toBeNull();
});

it('can be read by anybody, with whom to call and who wrote the leaflet', async () => {
  const text = JSON.stringify(await talkResult.blocksOf(withAnswer(newTalk([firstAnswer]), urgent)));
  expect(text).toContain('No midwife or doctor has reviewed it.');
  expect(text.indexOf('Call your maternity unit now')).toBeLessThan(text.indexOf('200 milligrams'));
});

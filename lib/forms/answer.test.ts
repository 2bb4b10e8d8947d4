import { expect, it } from 'vitest';
import { isText, shaped } from '../files/shape.ts';
import { answerOf, notUnderstood, refusalOf } from './answer.ts';

const isTaken = shaped<{ token: string }>({ token: isText });

it('gives what an answer says where it is what was expected', async () => {
  expect(await answerOf(Response.json({ token: 't' }), isTaken)).toEqual({ token: 't' });
});

it('throws where an answer is something else', async () => {
  await expect(answerOf(Response.json({ token: 7 }), isTaken)).rejects.toThrow(notUnderstood);
  await expect(answerOf(new Response('<h1>Bad gateway</h1>'), isTaken)).rejects.toThrow(notUnderstood);
});

it('reads why the site refused something', async () => {
  const error = { code: 'wrong', message: 'Look.', fields: { email: 'Is something missing?' } };
  expect(await refusalOf(Response.json({ error }))).toEqual(error);
});

it.each([
  ['no JSON', new Response('<h1>Bad gateway</h1>')],
  ['no refusal', Response.json(['error'])],
  ['a refusal of another form', Response.json({ error: { code: 1, message: {}, fields: { email: 2 } } })],
])('makes an empty refusal of %s', async (_, answer) => {
  expect(await refusalOf(answer)).toEqual({ code: '', message: undefined, fields: {} });
});

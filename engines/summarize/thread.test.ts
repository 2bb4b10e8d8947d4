import { expect, it } from 'vitest';
import { type Embed, unit } from '../embed/embed.ts';
import { messagesIn, threadSentences } from './thread.ts';

/** Stands in for the model: every sentence has a direction of its own. */
const embed: Embed = async (texts) =>
  texts.map((_, at) => unit(Float32Array.from(texts, (__, other) => (other === at ? 1 : 0.1))));

const thread = `Ana: Hi all, how are you today?
It rained all morning at the harbour.
Tom: We agreed to take the floating stage.
On Monday, Priya wrote:
Please apply by Friday 20 March.
Who insures it?`;

it('parts a pasted thread into its messages', () => {
  expect(messagesIn(thread).map(({ from }) => from)).toEqual(['Ana', 'Tom', 'Priya']);
});

it('quotes decisions, deadlines and open questions, and says which is which', async () => {
  const found = await threadSentences(messagesIn(thread), embed, 3);
  expect(found.map(({ text }) => text)).toEqual([
    'We agreed to take the floating stage.',
    'Please apply by Friday 20 March.',
    'Who insures it?',
  ]);
  expect(found.map(({ reasons }) => reasons[0])).toEqual(['decision', 'deadline', 'question']);
});

import { z } from 'zod';
import { firstArticle } from './examples/articles.ts';
import { exampleChoices } from './examples/choices.ts';
import { bounds } from './job.ts';

/** What the demo works on: all that a link carries. It may come from anybody's address, so it is checked. */
export const newsState = z.object({
  /** The example that is open; null for what a visitor brought. */
  example: z.string().max(40).nullable(),
  from: z.enum(['address', 'text']),
  address: z.string().max(2000),
  text: z.string().max(bounds.signs),
  length: z.enum(['brief', 'short', 'long']),
  questions: z.array(z.string().max(bounds.question)).max(20),
});

export type NewsState = z.output<typeof newsState>;

/** The state of an example. */
export const exampleState = (id: string): NewsState => ({
  example: id,
  from: 'address',
  address: '',
  text: '',
  length: 'short',
  questions: [],
});

/** What is open at first. */
export const firstState = (): NewsState => exampleState(firstArticle.id);

/** What a state's source is called while it is not read yet. */
export const sourceNameOf = ({ example, from, address }: NewsState): string =>
  exampleChoices.find(({ id }) => id === example)?.name ?? (from === 'text' ? 'the pasted text' : address);

import type { Models } from '#engines/answer/answer.ts';
import { modelsOnServer } from './models-on-server.ts';

/** Has both models opened, by a question that means nothing. */
export const openModels = ({ embed, read }: Models): Promise<unknown> =>
  embed(['A word.']).then(() => read('Which word?', 'A word.'));

/** The server lets a model go that nobody has asked for ten minutes. */
const openForMs = 480_000;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Has the server open its models when somebody turns to a chat, so that the first question does not wait for them. Nothing
 * that somebody wrote goes along.
 */
export function openOnServer(): void {
  if (performance.now() - askedAt < openForMs) return;
  askedAt = performance.now();
  openModels(modelsOnServer({ signal: new AbortController().signal })).catch(() => {
    // The first question says what is wrong.
    askedAt = Number.NEGATIVE_INFINITY;
  });
}

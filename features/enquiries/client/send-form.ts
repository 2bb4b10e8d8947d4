import { answerOf, refusalOf } from '#lib/answer.ts';
import { fetchPuzzle, solvePuzzle } from '#lib/puzzle.ts';
import type { Is } from '#lib/shape.ts';

/** Why a form was not taken: one message, and one for each field. */
export interface Refused {
  message: string;
  fields: Readonly<Record<string, string>>;
}

type Answer<Taken> = { taken: Taken } | { refused: Refused };

const lost: Refused = {
  message: 'The connection was lost. Nothing you wrote is gone: send it again.',
  fields: {},
};

/** Sends a form by script, with the answer to a puzzle where one is wanted; never throws, so that nothing typed is lost. */
export async function sendForm<Taken>(
  address: string,
  form: FormData,
  isTaken: Is<Taken>,
  options: { puzzle?: boolean } = {},
): Promise<Answer<Taken>> {
  try {
    // A puzzle is good for five minutes, so it is fetched at the press and not with the page.
    if (options.puzzle) form.set('puzzle', await solvePuzzle(await fetchPuzzle()));
    const answer = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: form,
    });
    if (answer.ok) return { taken: await answerOf(answer, isTaken) };
    const { message = lost.message, fields } = await refusalOf(answer);
    return { refused: { message, fields } };
  } catch {
    return { refused: lost };
  }
}

import { fetchPuzzle, solvePuzzle } from '#lib/puzzle.ts';

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
    const said = await answer.json();
    if (answer.ok) return { taken: said };
    return { refused: { message: said.error?.message ?? lost.message, fields: said.error?.fields ?? {} } };
  } catch {
    return { refused: lost };
  }
}

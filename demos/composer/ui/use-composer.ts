import { useState } from 'react';
import { compose } from '#engines/compose/compose.ts';
import { parse } from '#engines/compose/parse/parse.ts';
import { onServer } from '../../kit/run/on-server.ts';
import type { WordsJob, WordsResult } from '../job.ts';
import { neededBy, pictureOf } from '../picture.ts';
import type { ComposerState } from '../state.ts';
import type { PartStore } from './use-parts.ts';

const lookUp = onServer<WordsJob, never, WordsResult>('composeWords');
/** The model takes some seconds to open for the first word. */
const patienceMs = 28_000;

/** Turns sentences into pictures: looks unknown words up where that is wished, and fetches the drawings. */
export function useComposer(store: PartStore) {
  const [busy, setBusy] = useState(false);

  /** Parts for the words that have none; without an answer the words stay without a drawing. */
  async function meaningsOf(words: readonly string[]): Promise<WordsResult> {
    try {
      return await lookUp(
        { words: words.slice(0, 12) },
        { report: () => {}, signal: AbortSignal.timeout(patienceMs) },
      );
    } catch {
      return {};
    }
  }

  /** The picture for a sentence; throws in words for the visitor. */
  async function draw(
    wish: Pick<ComposerState, 'example' | 'prompt' | 'seed'>,
    asks: boolean,
  ): Promise<ComposerState> {
    setBusy(true);
    try {
      const dictionary = await store.open();
      const { missing } = parse(wish.prompt, dictionary);
      const meant = asks && missing.length > 0 ? await meaningsOf(missing) : {};
      const four = [0, 1, 2, 3].map(
        (at) => compose(wish.prompt, dictionary, { seed: wish.seed + at, meant }).scene,
      );
      await store.need(four.flatMap(neededBy));
      return pictureOf({ ...wish, variation: 0, meant }, dictionary);
    } finally {
      setBusy(false);
    }
  }

  return { busy, draw };
}

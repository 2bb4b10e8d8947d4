import { useEffect, useState } from 'react';
import type { Is } from '#lib/files/shape.ts';
import { answerOf } from '#lib/forms/answer.ts';

const restMs = 200;

/** What the server finds for the typed words, requested once typing pauses; null until it has answered for exactly these words. */
export function useFound<Answer>(
  path: string,
  words: string,
  asks: boolean,
  isAnswer: Is<Answer>,
): Answer | null {
  const [found, setFound] = useState<{ words: string; answer: Answer } | null>(null);
  useEffect(() => {
    if (!asks || words.length < 2) return;
    const stop = new AbortController();
    const wait = setTimeout(async () => {
      try {
        const answer = await fetch(`${path}?${new URLSearchParams({ q: words })}`, { signal: stop.signal });
        if (answer.ok) setFound({ words, answer: await answerOf(answer, isAnswer) });
      } catch {
        // What was found here already stays, and the next word asks again.
      }
    }, restMs);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [path, words, asks, isAnswer]);
  return found?.words === words ? found.answer : null;
}

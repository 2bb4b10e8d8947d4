import { type RefObject, useEffect, useState } from 'react';
import { answerOf } from '#lib/forms/answer.ts';
import { isReaderText, type ReaderText } from '#lib/text/reader-text.ts';

const pause = 350;

/** What the form holds now as it will be read: asked of the server a moment after the last key. */
export function useLivePreview(
  form: RefObject<HTMLFormElement | null>,
  kind: string,
  saved: ReaderText | null,
): { text: ReaderText | null; isBehind: boolean } {
  const [written, setWritten] = useState<ReaderText | null>(null);
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element || !saved) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    async function ask() {
      asked.abort();
      asked = new AbortController();
      if (!element) return;
      const fields = Object.fromEntries(
        [...new FormData(element)].filter(([, value]) => typeof value === 'string'),
      );
      try {
        const answer = await fetch('/api/staff/content/preview', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ kind, data: fields }),
          signal: asked.signal,
        });
        if (!answer.ok) return setBehind(true);
        setWritten(await answerOf(answer, isReaderText));
        setBehind(false);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setBehind(true);
      }
    }
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pause);
    };
    element.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      asked.abort();
      element.removeEventListener('input', onInput);
    };
  }, [form, kind, saved]);
  // A save brings the page again: what was drawn in between is that or older.
  useEffect(() => {
    if (saved) setWritten(null);
  }, [saved]);
  return { text: written ?? saved, isBehind };
}

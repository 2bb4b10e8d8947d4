import { useEffect, useState } from 'react';
import { shaped } from '#lib/files/shape.ts';
import { answerOf } from '#lib/forms/answer.ts';
import { isRichText, type RichText } from '#lib/text/rich-text.ts';

const quietMs = 400;

const isDrawn = shaped<{ text: RichText }>({ text: isRichText });

/** The text as readers will see it, drawn again when the writing rests; first as it was saved. */
export function useLivePreview(saved: RichText, written: string | null) {
  const [shown, setShown] = useState(saved);
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    if (written === null) return setShown(saved);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch('/api/staff/newsletter/preview', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ body: written }),
          signal: stop.signal,
        });
        if (!answer.ok) throw new Error(`the preview answered ${answer.status}`);
        const { text } = await answerOf(answer, isDrawn);
        setShown(text);
        setBehind(false);
      } catch {
        if (!stop.signal.aborted) setBehind(true);
      }
    }, quietMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [saved, written]);
  return { shown, isBehind };
}

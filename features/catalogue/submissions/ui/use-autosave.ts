import { useCallback, useEffect, useRef, useState } from 'react';
import { sendDraft } from '../client/send-draft.ts';
import type { Draft } from '../fields.ts';

const waitMs = 800;
const againMs = 5000;

/** Keeps what is typed on the server, a moment after the last key; what fails is tried again. */
export function useAutosave(submission: string, onKept: () => void) {
  const [state, setState] = useState<'idle' | 'keeping' | 'kept' | 'failed'>('idle');
  const waiting = useRef<{ typed: Draft; timer: ReturnType<typeof setTimeout> } | null>(null);
  const kept = useRef(onKept);
  kept.current = onKept;

  const keep = useCallback(
    async (typed: Draft) => {
      setState('keeping');
      try {
        await sendDraft(submission, typed);
        setState('kept');
        kept.current();
      } catch {
        setState('failed');
        // What was typed since is more than this, and is on its way itself.
        waiting.current ??= { typed, timer: setTimeout(() => flush.current(), againMs) };
      }
    },
    [submission],
  );
  const flush = useRef(() => {});
  flush.current = () => {
    const { typed, timer } = waiting.current ?? {};
    clearTimeout(timer);
    waiting.current = null;
    if (typed) void keep(typed);
  };

  useEffect(() => {
    const leave = () => {
      if (waiting.current) void sendDraft(submission, waiting.current.typed, true).catch(() => {});
      waiting.current = null;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [submission]);

  return {
    state,
    /** Takes what a form holds now. */
    note(typed: Draft) {
      clearTimeout(waiting.current?.timer);
      waiting.current = { typed, timer: setTimeout(() => flush.current(), waitMs) };
    },
  };
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { lostConnection, type Refusal } from '#lib/forms/refusal.ts';
import { fetchPuzzle, solvePuzzle } from '#lib/run/puzzle.ts';

interface SendOptions<R extends Refusal> {
  /** What was wrong when the form came back without scripts. */
  refused: R | null;
  /** Brings the answer to a puzzle along. */
  puzzle?: boolean;
  /** Runs once a form was taken whose page stays open; one that leads to another page needs none. */
  onTaken?: () => void;
}

/**
 * Sends a form to the action that it posts to without scripts, and leaves the page and what was typed as they are
 * where that is refused. A press while an answer is awaited does nothing.
 */
export function useSend<R extends Refusal = Refusal>({ refused, puzzle = false, onTaken }: SendOptions<R>) {
  const fetcher = useFetcher<R | null>();
  const [solving, setSolving] = useState(false);
  const [unsolved, setUnsolved] = useState(false);
  const [sent, setSent] = useState(false);
  /** Ends the promise of the form that is under way, once the router has begun to send it. */
  const settle = useRef<((taken: boolean) => void) | null>(null);
  const begun = useRef(false);
  const busy = solving || fetcher.state !== 'idle';

  useEffect(() => {
    if (fetcher.state !== 'idle') begun.current = true;
    if (fetcher.state !== 'idle' || !begun.current) return;
    begun.current = false;
    settle.current?.(!fetcher.data);
    settle.current = null;
    if (!fetcher.data) onTaken?.();
  });
  // A form that was taken leads to another page: what was kept of it can go.
  useEffect(() => () => settle.current?.(true), []);

  /** Resolves to whether it was taken. */
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault();
    if (busy) return false;
    const form = event.currentTarget;
    const body = new FormData(form, event.nativeEvent.submitter);
    setUnsolved(false);
    if (puzzle) {
      setSolving(true);
      try {
        // A puzzle is good for five minutes, so it is fetched at the press and not with the page.
        body.set('puzzle', await solvePuzzle(await fetchPuzzle()));
      } catch {
        setUnsolved(true);
        return false;
      } finally {
        setSolving(false);
      }
    }
    const { pathname, search } = new URL(form.action);
    const taken = new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    setSent(true);
    // The router would show the last refusal again where a form is taken by a redirect, which brings no data.
    fetcher.reset();
    await fetcher.submit(body, {
      method: 'post',
      action: pathname + search,
      encType: form.enctype === 'multipart/form-data' ? form.enctype : undefined,
      preventScrollReset: true,
      // Shown as under way before anything else happens, so that its end can be told from its beginning.
      flushSync: true,
    });
    return taken;
  }

  const answered = unsolved ? lostConnection : sent ? (fetcher.data ?? null) : refused;
  // Nothing is said while an answer is awaited, so that the same complaint is heard again.
  return { busy, refused: busy ? null : answered, send };
}

import { type SubmitEvent, useState } from 'react';
import type { Is } from '#lib/shape.ts';
import { type Refused, sendForm } from '../client/send-form.ts';

interface SendOptions<Taken> {
  address: string;
  /** What the answer to a form that was taken is. */
  isTaken: Is<Taken>;
  puzzle?: boolean;
  /** What was wrong when the form came back without scripts. */
  refused: Refused | null;
  onTaken: (taken: Taken) => void | Promise<void>;
}

/** A form that is sent by script and stays as it is when that fails. Without scripts it posts as it stands. */
export function useSend<Taken>(options: SendOptions<Taken>) {
  const { address, isTaken, puzzle = false, refused: before, onTaken } = options;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(before);

  /** Resolves to whether it was sent. */
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault();
    if (busy) return false;
    setBusy(true);
    setRefused(null);
    const answer = await sendForm(address, new FormData(event.currentTarget), isTaken, { puzzle });
    if ('taken' in answer) {
      await onTaken(answer.taken);
      setBusy(false);
      return true;
    }
    setRefused(answer.refused);
    setBusy(false);
    return false;
  }

  return { busy, refused, send };
}

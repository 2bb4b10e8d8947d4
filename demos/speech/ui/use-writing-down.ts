import { type RefObject, useState } from 'react';
import type { Line } from '#engines/speech/transcript.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { listenAgain } from '../listen-again.ts';
import { listenToFile } from '../listen-to-file.ts';
import { useMicrophone } from '../microphone/use-microphone.ts';
import type { Recording } from '../recording.ts';
import type { Listener } from '../transcribe-job.ts';
import { insteadWords } from '../words.ts';
import type { PlayerHandle } from './recording-view.tsx';

interface WritingHooks {
  player: RefObject<PlayerHandle | null>;
  /** The model for transcription that the operator connected. */
  provider: string | null;
  /** Something was brought or recorded. */
  onDone: (recording: Recording) => void;
  /** The open recording has another text. */
  onLines: (lines: readonly Line[]) => void;
}

/** What the page has to say about a run. */
export interface Told {
  tone: 'danger' | 'plain';
  words: string;
}

/** The three ways to a text: a file, the microphone, and a second model on the server. One of them at a time. */
export function useWritingDown({ player, provider, onDone, onLines }: WritingHooks) {
  const file = useRun(listenToFile);
  const again = useRun(listenAgain);
  const [told, setTold] = useState<Told | null>(null);
  const fail = (words: string) => setTold({ tone: 'danger', words });
  const microphone = useMicrophone({ onDone, onProblem: fail });
  /** Who is asked on the server, while that lasts. */
  const [asked, setAsked] = useState<Listener>('base');

  function clear() {
    player.current?.pause();
    setTold(null);
  }
  function cancelAll() {
    file.cancel();
    again.cancel();
  }
  const isOnServer = again.state.is === 'running';
  const { state, cancel } = isOnServer ? again : file;
  const running = state.is === 'running' ? state : null;
  return {
    microphone,
    running,
    cancel,
    isBusy: microphone.taking !== null || running !== null,
    /** Who listens on the server; null while it is this browser. */
    onServer: isOnServer ? asked : null,
    told,
    fail,
    dismiss: () => setTold(null),
    /** Another recording is opened: a text that arrives later would not be its own. */
    leave: () => {
      cancelAll();
      clear();
    },
    async bring(given: File) {
      if (microphone.taking) return fail('Stop the recording first, then we can transcribe this file.');
      if (isOnServer) return fail('Wait until the current transcription is finished, or cancel it first.');
      clear();
      const outcome = await file.start({ name: given.name, file: given });
      if (outcome.is === 'failed') fail(outcome.message);
      if (outcome.is === 'done') onDone(outcome.result);
    },
    record() {
      cancelAll();
      clear();
      void microphone.start();
    },
    async writeAgain(recording: Recording, model: Listener) {
      clear();
      setAsked(model);
      const outcome = await again.start({ recording, model });
      if (outcome.is === 'failed') fail(outcome.message);
      if (outcome.is !== 'done') return;
      onLines(outcome.result.lines);
      if (outcome.result.isInstead && provider) setTold({ tone: 'plain', words: insteadWords(provider) });
    },
  };
}

import { Mic } from 'lucide-react';
import { useState } from 'react';
import { textOf } from '#engines/speech/transcript.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { useDrop } from '../../kit/import/use-drop.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { listenToFile } from '../../speech/listen-to-file.ts';
import { useMicrophone } from '../../speech/microphone/use-microphone.ts';
import type { Recording } from '../../speech/recording.ts';
import { Recorder } from '../../speech/ui/recorder.tsx';
import { RecorderButtons } from '../../speech/ui/recorder-buttons.tsx';
import { progressWords } from '../../speech/words.ts';
import exampleWords from '../note-example.vtt?url';
import exampleSound from '../note-example.wav?url';
import { ChooseFile } from './choose-file.tsx';

const accepted = 'audio/*,video/mp4,video/webm,.mp3,.m4a,.wav,.ogg,.opus,.webm,.flac';

/** A note that is spoken, or a sound file, as text: a model in this browser writes it down, and the sound isn't kept. */
export function NoteSound({ isExample, onText }: { isExample: boolean; onText: (text: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const listening = useRun(listenToFile);
  function take({ lines }: Recording) {
    const text = lines.map(textOf).join(' ');
    if (text) onText(text);
    else setProblem('We heard no speech in this recording. Move closer to the microphone and try again.');
  }
  const microphone = useMicrophone({ onDone: take, onProblem: setProblem });
  const { taking } = microphone;
  async function bring(file: File | undefined) {
    if (!file || taking) return;
    setProblem(null);
    const outcome = await listening.start({ name: file.name, file });
    if (outcome.is === 'failed') setProblem(outcome.message);
    if (outcome.is === 'done') take(outcome.result);
  }
  useDrop(([file]) => void bring(file));
  function record() {
    listening.cancel();
    setProblem(null);
    void microphone.start();
  }
  const { state } = listening;
  return (
    <div className="grid gap-4 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="ink" size="small" disabled={taking !== null} onClick={record}>
          <Mic size={18} strokeWidth={1.5} aria-hidden="true" />
          Record a note
        </Button>
        <ChooseFile accept={accepted} onFile={(file) => void bring(file)} />
      </div>
      {taking ? (
        <div>
          <Recorder microphone={microphone} taking={taking} />
          <div className="mt-4 flex flex-wrap gap-2 lg:hidden">
            <RecorderButtons microphone={microphone} is={taking.is} />
          </div>
        </div>
      ) : null}
      {state.is === 'running' ? (
        <div className="flex flex-wrap items-end gap-3">
          <Progress
            {...progressWords(state.progress?.progress ?? { is: 'opening' })}
            className="min-w-48 flex-1"
          />
          <Button variant="ghost" size="small" onClick={listening.cancel}>
            Stop listening
          </Button>
        </div>
      ) : null}
      <AlertPlace urgent className="empty:hidden">
        {problem ? <Alert tone="danger" heading={problem} /> : null}
      </AlertPlace>
      {isExample && !taking ? (
        <figure>
          <figcaption className="mb-1.5 text-sm text-mute">
            The example, spoken by a synthetic voice. The model misheard one word: “least” should be “lease”.
          </figcaption>
          <audio controls preload="none" src={exampleSound} aria-label="The example" className="w-full">
            <track kind="captions" src={exampleWords} srcLang="en" label="English" />
          </audio>
        </figure>
      ) : null}
      <p className="text-sm text-mute text-pretty">
        mp3, m4a, wav, ogg, webm or flac, up to 30 minutes. The model is loaded once, about 42 MB. Your sound
        stays in this browser and isn’t kept.
      </p>
    </div>
  );
}

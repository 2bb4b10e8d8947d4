import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { download } from '../../kit/export/download.ts';
import { aboutWords } from '../export/estimate.ts';
import type { FileKind } from '../export/file-kinds.ts';
import { exportProgress, voiceNotes } from '../export/words.ts';
import type { SpeakJob } from '../job.ts';
import type { HeardState } from '../state.ts';
import { speakerWords } from '../words.ts';
import type { ExportState } from './use-export.ts';
import type { useReadAloud } from './use-read-aloud.ts';

interface StepProps<Is extends ExportState['is']> {
  now: Extract<ExportState, { is: Is }>;
  kind: FileKind;
  reading: ReturnType<typeof useReadAloud>;
  state: HeardState;
  provider: string | null;
}

const nameOf = (
  voice: SpeakJob['voice'],
  { state, provider }: Pick<StepProps<'asking'>, 'state' | 'provider'>,
) => speakerWords(voice === 'fast' || voice === 'provider' ? voice : 'kokoro', state.voice, provider);

/** A button that takes the place of one that was pressed keeps the focus there; the same function, so that it is asked once. */
const focused = (button: HTMLButtonElement | null) => button?.focus();

/** Which voice, and how long each would take. */
export function ExportQuestion(props: StepProps<'asking'>) {
  const { now, kind, reading, state } = props;
  const { begin, close, estimate, missing, toFetch } = reading.exporting;
  const [isFast, setFast] = useState(false);
  return (
    <>
      <RadioGroup
        required
        label="Which voice should read it?"
        name="export-voice"
        defaultValue={state.voice}
        onValueChange={(value) => setFast(value === 'fast')}
        options={[...new Set([state.voice, 'fast' as const])].map((voice) => ({
          value: voice,
          label: nameOf(voice, props),
          note: voiceNotes({
            voice,
            missing: missing(voice),
            of: reading.lines.length,
            seconds: estimate(voice),
            toFetch: toFetch(voice),
          }),
        }))}
      />
      <AlertPlace urgent className="mt-4 empty:hidden">
        {now.problem ? <Alert tone="danger" heading={now.problem} /> : null}
      </AlertPlace>
      <p className="mt-4 text-sm text-pretty text-mute">
        {state.voice === 'fast' ? null : 'It takes longer while others use the server. '}You can cancel at any
        time: sentences that have been read stay on this page until you close it.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void begin(now.kind, isFast ? 'fast' : state.voice)}>
          {`Make ${kind.name} file`}
        </Button>
        <Button size="small" variant="ghost" onClick={close}>
          Not now
        </Button>
      </div>
    </>
  );
}

/** How far it is, with the ways out. */
export function ExportProgress(props: StepProps<'making'>) {
  const { now, reading } = props;
  const { begin, cancel, estimate } = reading.exporting;
  const fast = estimate('fast');
  return (
    <>
      <Progress
        {...exportProgress({
          report: reading.sounds.report,
          reader: nameOf(now.voice, props),
          done: now.done,
          of: reading.lines.length,
          seconds: now.seconds,
        })}
      />
      <p className="mt-4 text-sm text-pretty text-mute">
        Please keep this page open. The file downloads as soon as it is ready.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" variant="ghost" onClick={cancel} ref={focused}>
          Cancel
        </Button>
        {now.voice === 'fast' ? null : (
          <Button size="small" onClick={() => void begin(now.kind, 'fast')}>
            Finish with the fast voice
          </Button>
        )}
      </div>
      {now.voice === 'fast' ? null : (
        <p className="mt-3 text-sm text-pretty text-mute">
          The fast voice then reads the whole text, so that it sounds the same throughout
          {fast === null ? '' : `: ${aboutWords(fast)}`}. What {nameOf(now.voice, props)} has read is kept.
        </p>
      )}
    </>
  );
}

/** The file is there, and can be taken once more. */
export function ExportReady(props: StepProps<'ready'>) {
  const { now, kind, reading } = props;
  return (
    <>
      <p className="text-pretty">
        {nameOf(now.voice, props)} has read {reading.lines.length === 1 ? 'it' : 'all of it'}, and the file (
        {fileSize(now.blob.size)}) is in your downloads. If your browser didn’t keep it, download it again.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" onClick={reading.exporting.close} ref={focused}>
          Done
        </Button>
        <Button size="small" variant="ghost" onClick={() => download(kind.file, now.blob)}>
          Download again
        </Button>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { InputsPanel, InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { withReplaced, withSpeakerName } from '../changes.ts';
import type { Recording } from '../recording.ts';
import type { Listener } from '../transcribe-job.ts';
import { AgainPart } from './again-part.tsx';
import { FindPart } from './find-part.tsx';
import { SpeakersPart } from './speakers-part.tsx';

interface SpeechInputsProps {
  id: string;
  recording: Recording;
  sought: string;
  found: number;
  onSeek: (sought: string) => void;
  /** Plays the next place that was found. */
  onNext: () => void;
  onChange: (by: (recording: Recording) => Recording) => void;
  /** Who transcribes, and how well it was measured to do. */
  proof: ReactNode;
  /** Whom the server can ask; null where it writes nothing down. */
  again: { provider: string | null; disabled: boolean; onAgain: (model: Listener) => void } | null;
  /** The buttons that begin another recording. */
  begins: ReactNode;
}

/** Tools for the open recording, beside its text. */
export function SpeechInputs({
  id,
  recording,
  sought,
  found,
  onSeek,
  onNext,
  onChange,
  proof,
  again,
  begins,
}: SpeechInputsProps) {
  return (
    <InputsPanel
      id={id}
      heading="Edit"
      footer={
        <>
          <div className="grid grid-cols-2 gap-2 *:!px-2">{begins}</div>
          <p className="mt-2 text-center text-[.8125rem] text-mute text-pretty">
            mp3, m4a, wav, ogg, webm or flac, up to 30 minutes.
            <span className="max-lg:hidden"> Drop it anywhere on this page.</span>
          </p>
        </>
      }
    >
      <InputsPart heading="Find and replace">
        <FindPart
          sought={sought}
          count={found}
          onSeek={onSeek}
          onNext={onNext}
          onReplace={(by) => onChange(withReplaced(sought, by))}
        />
      </InputsPart>
      <InputsPart heading="Speakers">
        <SpeakersPart
          speakers={recording.speakers}
          onAdd={(name) => onChange((before) => ({ ...before, speakers: [...before.speakers, name] }))}
          onRename={(speaker, name) => onChange(withSpeakerName(speaker, name))}
        />
      </InputsPart>
      <InputsPart heading="Who transcribes">{proof}</InputsPart>
      {again ? (
        <InputsPart heading="A second opinion">
          <AgainPart {...again} />
        </InputsPart>
      ) : null}
    </InputsPanel>
  );
}

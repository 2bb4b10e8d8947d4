import { type Ref, useImperativeHandle, useMemo } from 'react';
import type { Found } from '#engines/speech/find.ts';
import { vttOf } from '#engines/speech/writers.ts';
import { useAudio } from '#ui/media/use-audio.ts';
import { exampleSounds } from '../examples/open-example.ts';
import type { Recording } from '../recording.ts';
import { OutlinePart } from './outline-part.tsx';
import { PlayerBar } from './player-bar.tsx';
import { TranscriptView } from './transcript-view.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { useSpokenWord } from './use-spoken-word.ts';

/** What keys and buttons elsewhere on the page do with the player. */
export interface PlayerHandle {
  toggle: () => void;
  pause: () => void;
  skip: (seconds: number) => void;
  /** Plays the next of these places after what is heard, round to the first. */
  playNext: (starts: readonly number[]) => void;
}

interface RecordingViewProps {
  ref: Ref<PlayerHandle>;
  recording: Recording;
  found: readonly Found[];
  isHidden: boolean;
  onText: (id: string, text: string) => void;
  onSpeaker: (id: string, speaker: string) => void;
}

/** A recording: its sound, its text in lines, and where to go in it. */
export function RecordingView({ ref, recording, found, isHidden, onText, onSpeaker }: RecordingViewProps) {
  const player = useAudio(recording.seconds);
  const { audio, heard, seek, toggle } = player;
  const own = useObjectUrl(recording.sound);
  const captions = useObjectUrl(
    useMemo(() => new Blob([vttOf(recording.lines)], { type: 'text/vtt' }), [recording.lines]),
  );
  const spoken = useSpokenWord(audio, recording.lines, heard.playing);

  function playFrom(seconds: number) {
    if (!audio.current) return;
    audio.current.currentTime = seconds;
    audio.current.play().catch(() => {});
  }
  useImperativeHandle(ref, () => ({
    toggle,
    pause: () => audio.current?.pause(),
    skip: (seconds) => seek((audio.current?.currentTime ?? 0) + seconds),
    playNext: (starts) => {
      const now = audio.current?.currentTime ?? 0;
      const next = starts.find((start) => start > now + 0.05) ?? starts[0];
      if (next === undefined) return;
      playFrom(next);
      document
        .querySelector(`[data-start="${next}"]`)
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    },
  }));

  return (
    <div className="mx-auto max-w-[46rem]" hidden={isHidden}>
      <PlayerBar
        player={player}
        recording={recording}
        src={recording.example === null ? own : exampleSounds[recording.example]}
        captions={captions}
      />
      <TranscriptView
        recording={recording}
        spoken={spoken}
        found={found}
        onPlay={playFrom}
        onText={onText}
        onSpeaker={onSpeaker}
      />
      {recording.lines.length === 0 ? (
        <p className="mt-6 text-lg text-pretty">
          We heard no speech. Is the recording very quiet, or is it music? The model only understands English.
        </p>
      ) : (
        <p className="mt-4 text-sm text-mute text-pretty">
          Click a word to hear it. The model was unsure of underlined words. The times of single words are
          estimates.
        </p>
      )}
      <OutlinePart key={recording.id} lines={recording.lines} onPlay={playFrom} />
    </div>
  );
}

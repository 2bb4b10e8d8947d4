import { AudioControls, PlayButton } from '#ui/media/audio-controls.tsx';
import { AudioSource, PlayedTime } from '#ui/media/audio-parts.tsx';
import type { useAudio } from '#ui/media/use-audio.ts';
import { Waveform } from '#ui/media/waveform.tsx';
import type { Recording } from '../recording.ts';

interface PlayerBarProps {
  player: ReturnType<typeof useAudio>;
  recording: Recording;
  /** Where the sound is. */
  src: string | undefined;
  /** A WebVTT file of the text. */
  captions: string | undefined;
}

/** The sound of the recording: drawn, played, skipped; it stays in view while the text scrolls. */
export function PlayerBar({ player, recording, src, captions }: PlayerBarProps) {
  const { alive, heard, seek, toggle } = player;
  const { title, peaks } = recording;
  return (
    <section
      aria-label={`Player: ${title}`}
      className="@container sticky top-0 z-10 rounded-card border border-line bg-raised px-4 py-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate font-display font-semibold tracking-[-.03em]">{title}</p>
        <PlayedTime player={player} />
      </div>
      <AudioSource player={player} src={src} captions={captions} />
      <Waveform
        peaks={peaks}
        time={heard.time}
        seconds={heard.seconds}
        label={title}
        onSeek={alive ? seek : undefined}
        onToggle={toggle}
        className="mt-2 h-11 max-sm:h-8"
      />
      {alive ? (
        <div className="mt-1">
          <AudioControls player={player}>
            <PlayButton player={player} title={title} />
          </AudioControls>
        </div>
      ) : null}
      {heard.failed ? (
        <p role="alert" className="mt-2 text-[.95rem] text-danger">
          We couldn’t play the recording. Its text is still here.
        </p>
      ) : null}
    </section>
  );
}

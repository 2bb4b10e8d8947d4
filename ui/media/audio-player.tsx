import type { ComponentProps } from 'react';
import type { Recording } from '#lib/look/recording.ts';
import { clock } from '#lib/time/play-clock.ts';
import { AudioControls, PlayButton } from './audio-controls.tsx';
import { AudioSource, PlayedTime } from './audio-parts.tsx';
import { useAudio } from './use-audio.ts';
import { Waveform } from './waveform.tsx';

interface Chapter {
  at: number;
  name: string;
}

interface AudioPlayerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The file, with its name, its length and its waveform. */
  recording: Recording;
  /** Who made it, or when it was made. */
  note?: string;
  /** `small` takes two lines: the title with the time, and the button with the waveform. */
  size?: 'regular' | 'small';
  /** Chapters to jump to; the current one is marked. */
  chapters?: readonly Chapter[];
  /** The name under which this device remembers the position. */
  remember?: string;
}

function Chapters({
  chapters,
  time,
  onSeek,
}: {
  chapters: readonly Chapter[];
  time: number;
  onSeek?: (at: number) => void;
}) {
  const current = chapters.findLastIndex(({ at }) => at <= time);
  return (
    <ol className="mt-4 border-t border-line">
      {chapters.map(({ at, name }, index) => (
        <li key={at} className="border-b border-line last:border-0">
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek?.(at)}
            className="flex min-h-11 w-full items-baseline gap-4 py-2 text-start text-mute hover:text-ink aria-[current]:font-[540] aria-[current]:text-ink"
          >
            <span className="w-10 shrink-0 font-mono text-sm">{clock(at)}</span>
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A recording with its waveform. Until the scripts have loaded it has the browser's own controls; only one plays at a time. */
export function AudioPlayer({
  recording,
  note,
  size = 'regular',
  chapters,
  remember,
  className = '',
  ...rest
}: AudioPlayerProps) {
  const player = useAudio(recording.seconds, remember);
  const { alive, heard, seek, toggle } = player;
  const { src, captions, title, peaks } = recording;
  const small = size === 'small';
  const wave = (
    <Waveform
      peaks={peaks}
      time={heard.time}
      seconds={heard.seconds}
      label={title}
      onSeek={alive ? seek : undefined}
      onToggle={toggle}
      className={small ? 'h-11 min-w-0 flex-1' : 'mt-4 h-18'}
    />
  );
  return (
    <section
      aria-label={title}
      className={`@container rounded-card border border-line bg-raised ${small ? 'px-4 py-3' : 'p-5'} ${className}`}
      {...rest}
    >
      <div
        className={
          small
            ? 'mb-1 flex items-baseline justify-between gap-4'
            : 'flex items-baseline justify-between gap-4'
        }
      >
        <div className="min-w-0">
          <p
            className={`font-display font-semibold leading-tight tracking-[-.03em] ${small ? 'text-base' : 'text-xl'}`}
          >
            {title}
          </p>
        </div>
        <PlayedTime player={player} />
      </div>
      {note ? <p className={`text-pretty text-[.95rem] text-mute ${small ? 'mb-2' : ''}`}>{note}</p> : null}
      <AudioSource player={player} src={src} captions={captions} />
      {small ? (
        <div className="flex items-center gap-4" dir="ltr">
          {alive ? <PlayButton player={player} title={title} /> : null}
          {wave}
        </div>
      ) : (
        <>
          {wave}
          {alive ? (
            <div className="mt-4">
              <AudioControls player={player}>
                <PlayButton player={player} title={title} />
              </AudioControls>
            </div>
          ) : null}
        </>
      )}
      {heard.failed ? (
        <p role="alert" className="mt-3 text-[.95rem] text-danger">
          The recording didn’t load. Check your connection and press play again to continue from the same
          place.
        </p>
      ) : null}
      {chapters ? <Chapters chapters={chapters} time={heard.time} onSeek={alive ? seek : undefined} /> : null}
    </section>
  );
}

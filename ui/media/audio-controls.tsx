import { LoaderCircle, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useAudio } from './use-audio.ts';

type Audio = ReturnType<typeof useAudio>;

const skipSeconds = 15;
const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];
const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;
const round = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected';

/** The one filled button of a player. */
export function PlayButton({ player, title }: { player: Audio; title: string }) {
  const { playing, waiting } = player.heard;
  const Icon = waiting ? LoaderCircle : playing ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={`${playing ? 'Pause' : 'Play'} ${title}`}
      aria-busy={waiting || undefined}
      onClick={player.toggle}
      className="grid size-13 shrink-0 place-items-center rounded-full bg-ink text-paper transition-transform duration-200 ease-out hover:bg-[color-mix(in_oklab,var(--ink),var(--paper)_14%)] active:scale-[.96] motion-reduce:transform-none"
    >
      <Icon
        {...icon}
        className={waiting ? 'animate-spin motion-reduce:animate-none' : playing ? '' : 'translate-x-px'}
        fill={waiting ? 'none' : 'currentColor'}
      />
    </button>
  );
}

function SkipButton({ by, player }: { by: number; player: Audio }) {
  const Turn = by < 0 ? RotateCcw : RotateCw;
  return (
    <button
      type="button"
      aria-label={by < 0 ? `Back ${-by} seconds` : `Forward ${by} seconds`}
      onClick={() => player.seek(player.heard.time + by)}
      className={`${round} relative`}
    >
      <Turn size={36} strokeWidth={1.1} aria-hidden="true" />
      <span aria-hidden="true" className="absolute pt-px font-mono text-xs tracking-[-.06em] font-[500]">
        {Math.abs(by)}
      </span>
    </button>
  );
}

/** Skips, speed and volume around the button that plays. */
export function AudioControls({ player, children }: { player: Audio; children: ReactNode }) {
  const { speed, volume, muted } = player.heard;
  const silent = muted || volume === 0;
  return (
    <div dir="ltr" className="-mx-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      <SkipButton by={-skipSeconds} player={player} />
      {children}
      <SkipButton by={skipSeconds} player={player} />
      <div className="ms-auto flex items-center gap-1 @max-xs:w-full @max-xs:justify-between">
        <select
          aria-label="Speed"
          value={speed}
          onChange={(event) => player.change({ playbackRate: Number(event.target.value) })}
          className="h-11 cursor-pointer appearance-none rounded-full border border-outline bg-transparent px-3.5 text-center font-mono text-sm [word-spacing:-.28em]"
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label="Mute"
          aria-pressed={silent}
          onClick={() => player.change(silent ? { muted: false, volume: volume || 1 } : { muted: true })}
          className={round}
        >
          {silent ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
        </button>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={silent ? 0 : Math.round(volume * 100)}
          aria-label="Volume"
          aria-valuetext={`${silent ? 0 : Math.round(volume * 100)} percent`}
          onChange={(event) => player.change({ volume: event.target.valueAsNumber / 100, muted: false })}
          className="hidden h-11 w-20 cursor-pointer accent-[var(--ink)] @md:block"
        />
      </div>
    </div>
  );
}

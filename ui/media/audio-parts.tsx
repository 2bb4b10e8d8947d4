import { clock } from '#lib/time/play-clock.ts';
import type { useAudio } from './use-audio.ts';

interface AudioSourceProps {
  player: ReturnType<typeof useAudio>;
  /** Where the sound is. */
  src: string | undefined;
  /** A WebVTT file of the text. */
  captions: string | undefined;
}

/** The sound itself, with the browser's own controls until the scripts are there. */
export function AudioSource({ player: { audio, alive }, src, captions }: AudioSourceProps) {
  return (
    <audio
      ref={audio}
      src={src}
      preload="none"
      controls={!alive}
      className={alive ? 'hidden' : 'h-13 w-full'}
    >
      <track kind="captions" src={captions} srcLang="en" label="Captions" />
    </audio>
  );
}

/** How much was heard, of how much. */
export function PlayedTime({ player: { heard } }: Pick<AudioSourceProps, 'player'>) {
  return (
    <p
      aria-hidden="true"
      dir="ltr"
      className="shrink-0 font-mono text-sm text-mute tabular-nums [word-spacing:-.28em]"
    >
      {clock(heard.time)} / {clock(heard.seconds)}
    </p>
  );
}

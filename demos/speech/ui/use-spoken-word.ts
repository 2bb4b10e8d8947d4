import { type RefObject, useEffect, useState } from 'react';
import { type Line, wordAt } from '#engines/speech/transcript.ts';

type Spoken = ReturnType<typeof wordAt>;

const isSame = (one: Spoken, other: Spoken) => one?.line === other?.line && one?.word === other?.word;

/** The word that is heard just now: looked at in every frame while it plays, because players tell the time too seldom. */
export function useSpokenWord(
  audio: RefObject<HTMLAudioElement | null>,
  lines: readonly Line[],
  playing: boolean,
): Spoken {
  const [spoken, setSpoken] = useState<Spoken>(null);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const look = () => {
      const now = wordAt(lines, audio.current?.currentTime ?? 0);
      setSpoken((before) => (isSame(before, now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [audio, lines, playing]);
  return spoken;
}

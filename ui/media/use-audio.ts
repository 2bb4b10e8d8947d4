import { useEffect, useRef, useState } from 'react';
import { keepPlace, keptPlace } from './kept-place.ts';

interface Heard {
  playing: boolean;
  waiting: boolean;
  failed: boolean;
  time: number;
  seconds: number;
  speed: number;
  volume: number;
  muted: boolean;
}

/**
 * An audio element as state, and ways to move it. When it begins, whatever else plays on the page stops.
 * With `remember`, the place is kept on this device under that name.
 */
export function useAudio(length: number, remember?: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [alive, setAlive] = useState(false);
  const [heard, setHeard] = useState<Heard>({
    playing: false,
    waiting: false,
    failed: false,
    time: 0,
    seconds: length,
    speed: 1,
    volume: 1,
    muted: false,
  });

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    setAlive(true);
    const look = () =>
      setHeard((before) => ({
        ...before,
        playing: !element.paused && !element.ended,
        waiting: !element.paused && element.readyState < element.HAVE_FUTURE_DATA && !element.error,
        failed: element.error !== null,
        time: element.currentTime,
        seconds: Number.isFinite(element.duration) ? element.duration : length,
        speed: element.playbackRate,
        volume: element.volume,
        muted: element.muted,
      }));
    const keep = () => remember && keepPlace(remember, element.ended ? 0 : element.currentTime);
    const stopOthers = ({ target }: Event) => {
      if (target !== element && target instanceof HTMLMediaElement) element.pause();
    };
    const kept = remember ? keptPlace(remember) : 0;
    if (element.paused && element.currentTime === 0 && kept < length) element.currentTime = kept;
    // It may have been started before the scripts arrived.
    look();
    const events =
      'play pause ended timeupdate seeked durationchange ratechange volumechange waiting playing error';
    for (const name of events.split(' ')) element.addEventListener(name, look);
    for (const name of ['pause', 'seeked', 'ended']) element.addEventListener(name, keep);
    // A page that is left while playing keeps the place too.
    addEventListener('pagehide', keep);
    // Playing does not bubble, but it can be caught on its way down.
    document.addEventListener('play', stopOthers, true);
    return () => {
      for (const name of events.split(' ')) element.removeEventListener(name, look);
      for (const name of ['pause', 'seeked', 'ended']) element.removeEventListener(name, keep);
      removeEventListener('pagehide', keep);
      document.removeEventListener('play', stopOthers, true);
    };
  }, [length, remember]);

  function seek(time: number) {
    const element = audio.current;
    if (!element) return;
    element.currentTime = Math.min(heard.seconds, Math.max(0, time));
    // Before anything is loaded no event tells of the move.
    setHeard((before) => ({ ...before, time: element.currentTime }));
  }
  function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (element.error) element.load();
    // A refusal, a missing file say, arrives as an error event as well.
    element.play().catch(() => undefined);
  }
  function change(next: Partial<Pick<HTMLAudioElement, 'playbackRate' | 'volume' | 'muted'>>) {
    if (audio.current) Object.assign(audio.current, next);
  }
  return { audio, alive, heard, seek, toggle, change };
}

import { useEffect, useRef, useState } from 'react';
import { type Playing, play } from './play.ts';
import type { Setting } from './setting.ts';

interface Run {
  /** When it began, by the browser's clock in milliseconds, and how long it takes in seconds. */
  began: number;
  seconds: number;
}

/** Plays, counts and stops. */
export function usePlayer() {
  const playing = useRef<Playing | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [passed, setPassed] = useState(0);
  const [silent, setSilent] = useState(false);

  function stop() {
    playing.current?.stop();
    playing.current = null;
    setRun(null);
    setPassed(0);
  }
  function start(setting: Setting, seconds: number) {
    stop();
    try {
      playing.current = play(setting, seconds);
      setSilent(false);
    } catch {
      setSilent(true);
    }
    setRun({ began: performance.now(), seconds });
  }
  useEffect(() => {
    if (!run) return;
    const timer = setInterval(() => {
      const now = (performance.now() - run.began) / 1000;
      setPassed(now);
      if (now < run.seconds) return;
      playing.current?.stop();
      playing.current = null;
      setRun(null);
      setPassed(0);
    }, 200);
    return () => clearInterval(timer);
  }, [run]);
  useEffect(() => () => playing.current?.stop(), []);
  return { run, passed, silent, start, stop };
}

import { useEffect, useState } from 'react';

/** How far a lesson has been played: 0 to 1, or null while it stands still. */
export function useLessonClock(seconds: number) {
  const [began, setBegan] = useState<number | null>(null);
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (began === null) return;
    let frame = requestAnimationFrame(function tick(now) {
      const passed = (now - began) / 1000 / seconds;
      setPart(Math.max(0, Math.min(1, passed)));
      if (passed < 1) frame = requestAnimationFrame(tick);
      else setBegan(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [began, seconds]);
  return {
    part: began === null ? null : part,
    play: () => {
      setPart(0);
      setBegan(performance.now());
    },
    stop: () => setBegan(null),
  };
}

import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '#demos/kit/share/kept-state.ts';
import { clearAddress, stateInAddress } from '#demos/kit/share/shared-state.ts';
import { type Day, demoId, sharedDay } from './day.ts';
import type { DayModel } from './use-day.ts';
import { useSteady } from './use-steady.ts';

interface KeptDay {
  /** What was kept when the page was opened, and has neither been opened nor forgotten. */
  kept: Day | null;
  open: () => void;
  forget: () => void;
}

/** Opens the day that a link carries, offers the one this browser kept, and keeps a visitor's own from then on. */
export function useBroughtDay({ day, history, say }: DayModel): KeptDay {
  const [kept, setKept] = useState<Day | null>(null);
  const begin = useSteady((brought: Day | null, words: string) => {
    if (brought) history.begin(brought);
    say(words);
  });
  useEffect(() => {
    let left = false;
    stateInAddress(location.search).then(async (state) => {
      const found = state ?? keptState(demoId);
      if (left || !found) return;
      // What checks a day that came from elsewhere is fetched only where there is one.
      const { readDay } = await import('./read-day.ts');
      if (left) return;
      if (state === undefined) return setKept(readDay(found));
      const brought = readDay(state);
      clearAddress();
      begin(
        brought,
        brought
          ? `Opened “${brought.name}” from the link.`
          : 'The link is incomplete or from another demo, so you see the example instead.',
      );
    });
    return () => {
      left = true;
    };
  }, [begin]);
  useEffect(() => {
    if (day.example !== null) return;
    const later = setTimeout(() => keepState(demoId, sharedDay(day)), 800);
    return () => clearTimeout(later);
  }, [day]);
  return {
    kept: day.example === null ? null : kept,
    open() {
      if (kept) history.begin(kept);
      setKept(null);
    },
    forget() {
      forgetState(demoId);
      setKept(null);
    },
  };
}

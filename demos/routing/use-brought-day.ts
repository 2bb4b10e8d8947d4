import { useEffect, useRef, useState } from 'react';
import { forgetState, keepState, keptState } from '#demos/kit/share/kept-state.ts';
import { clearAddress, stateInAddress } from '#demos/kit/share/shared-state.ts';
import { type Day, demoId, sharedDay } from './day.ts';
import { forgetDrivers, keepReport, withKeptReports } from './drivers/kept.ts';
import { carried, reportIn } from './drivers/links.ts';
import type { Report } from './drivers/report.ts';
import type { DayModel } from './use-day.ts';
import { useSteady } from './use-steady.ts';

export interface BroughtDay {
  /** The visitor's own day that is not on the screen: kept at the last visit, or left for an example just now. */
  kept: Day | null;
  open: () => void;
  forget: () => void;
}

const cutOff = 'The link is incomplete or from another demo, so you see the example instead.';

/** What came of a driver's report that was opened by its link. */
const reportWords = ({ van }: Report, isHere: boolean): string =>
  isHere
    ? `Opened the report of ${van} from the link.`
    : `The report of ${van} belongs to a day that is not in this browser. It is kept here: open that day from its link or file, and the report is there.`;

/** Opens the day that a link carries, offers the one this browser kept, and keeps a visitor's own from then on. */
export function useBroughtDay({ raw, history, change, say }: DayModel): BroughtDay {
  const [kept, setKept] = useState<Day | null>(null);
  const before = useRef(raw);
  useEffect(() => {
    const { current: last } = before;
    before.current = raw;
    if (last.example !== null || raw.example === null) return;
    keepState(demoId, sharedDay(last));
    setKept(last);
  }, [raw]);
  const begin = useSteady((brought: Day | null, words: string) => {
    if (brought) history.begin(withKeptReports(brought));
    say(words);
  });
  useEffect(() => {
    let left = false;
    async function look() {
      const state = await stateInAddress(location.search);
      const hasReport = carried(location.hash, 'report') !== null;
      const found = state ?? keptState(demoId);
      if (left || (!found && !hasReport)) return;
      // What checks a day that came from elsewhere is fetched only where there is one.
      const { readDay } = await import('./read-day.ts');
      const report = hasReport ? await reportIn(location.hash) : null;
      if (left) return;
      const brought = readDay(found);
      if (hasReport) {
        window.history.replaceState(window.history.state, '', location.pathname);
        if (!report) return begin(null, cutOff);
        keepReport(report);
        const isHere = brought?.id === report.dayId;
        setKept(isHere ? null : brought);
        return begin(isHere ? brought : null, reportWords(report, isHere));
      }
      if (state === undefined) return setKept(brought);
      clearAddress();
      begin(brought, brought ? `Opened “${brought.name}” from the link.` : cutOff);
    }
    look();
    return () => {
      left = true;
    };
  }, [begin]);
  useEffect(() => {
    if (raw.example !== null) return;
    const later = setTimeout(() => keepState(demoId, sharedDay(raw)), 800);
    return () => clearTimeout(later);
  }, [raw]);
  return {
    kept: raw.example === null ? null : kept,
    open() {
      if (kept) change(() => withKeptReports(kept));
      setKept(null);
    },
    forget() {
      forgetState(demoId);
      if (kept?.id) forgetDrivers(kept.id);
      setKept(null);
    },
  };
}

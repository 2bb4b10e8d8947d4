import { useEffect, useState } from 'react';
import { keepReport, keptReports, listenFor } from './kept.ts';
import type { Report, Reports } from './report.ts';

const nothing: Reports = {};

interface ReportsModel {
  reports: Reports;
  /** Takes a report in; false where a later one of the same van is there. */
  take: (report: Report) => boolean;
}

const asReports = (all: readonly Report[]): Reports =>
  all.length === 0 ? nothing : Object.fromEntries(all.map((report) => [report.vehicleId, report]));

/** What the drivers of a day report, from this browser's other tabs as soon as they do; `heard` is called for each. */
export function useReports(dayId: string, heard: (report: Report) => void): ReportsModel {
  const [known, setKnown] = useState<{ of: string; reports: Reports }>({ of: dayId, reports: nothing });
  useEffect(() => {
    const look = () => setKnown({ of: dayId, reports: asReports(keptReports(dayId)) });
    look();
    return listenFor('report', dayId, () => {
      const all = keptReports(dayId);
      setKnown({ of: dayId, reports: asReports(all) });
      const latest = all.toSorted((a, b) => b.sent - a.sent)[0];
      if (latest) heard(latest);
    });
  }, [dayId, heard]);
  return {
    reports: known.of === dayId ? known.reports : nothing,
    take(report) {
      if (!keepReport(report)) return false;
      if (report.dayId === dayId)
        setKnown((old) => ({ of: dayId, reports: { ...old.reports, [report.vehicleId]: report } }));
      return true;
    },
  };
}

import { useEffect, useState } from 'react';
import { onServer, type ServerReport } from '#demos/kit/run/on-server.ts';
import { useRun } from '#demos/kit/run/use-run.ts';
import { keepState, keptState } from '#demos/kit/share/kept-state.ts';
import { clearAddress, stateInAddress } from '#demos/kit/share/shared-state.ts';
import { progressSaid, type ScanProgress } from '#demos/privacy/progress.ts';
import type { PrivacyJob } from '#demos/privacy/state.ts';
import type { SeoJob, SeoProgress } from '#demos/seo/job.ts';
import { toldOf } from '#demos/seo/words.ts';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import type { Report } from '#engines/seo/analyse.ts';
import { type Side, sideOf, sideSchema } from './sides.ts';

const privacyScan = onServer<PrivacyJob, ScanProgress, PrivacyReport>('privacy');
const seoScan = onServer<SeoJob, SeoProgress, Report>('seo');
const kept = 'your-site-against-ours';

/** How far a comparison is: the first or the second scan, and what it does. */
interface Doing {
  step: 1 | 2;
  said: string;
}

interface Comparison {
  yours: Side | null;
  /** It came with a link, and was not measured here. */
  brought: boolean;
  doing: Doing | null;
  problem: string | null;
  compare: (address: string) => void;
  cancel: () => void;
}

function privacySaid(report: ServerReport<ScanProgress> | null): string {
  if (!report) return 'Contacting the server';
  return report.is === 'waiting' ? 'Waiting for a free place' : progressSaid(report.progress);
}

/** The visitor's side of the card: one scan after the other, the last result kept in this browser. */
export function useComparison(): Comparison {
  const [yours, setYours] = useState<Side | null>(null);
  const [brought, setBrought] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const privacy = useRun(privacyScan);
  const seo = useRun(seoScan);

  useEffect(() => {
    const own = sideSchema.safeParse(keptState(kept));
    if (own.success) setYours(own.data);
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = sideSchema.safeParse(given);
      if (read.success) {
        setYours(read.data);
        setBrought(true);
      } else setProblem('The link is incomplete. Ask for it again, or enter the address yourself.');
      clearAddress();
    });
  }, []);

  async function compare(address: string) {
    setProblem(null);
    // Another site's figures must not stand beside this address, even if its scan fails.
    setYours(null);
    setBrought(false);
    const seen = await privacy.start({ address, browser: false });
    if (seen.is === 'failed') setProblem(seen.message);
    if (seen.is !== 'done') return;
    const checked = await seo.start({ address: seen.result.address, reach: 'page', pages: 1 });
    if (checked.is === 'failed') setProblem(checked.message);
    if (checked.is !== 'done') return;
    const side = sideOf(seen.result, checked.result);
    setYours(side);
    keepState(kept, side);
  }

  const doing = (): Doing | null => {
    if (privacy.state.is === 'running') return { step: 1, said: privacySaid(privacy.state.progress) };
    if (seo.state.is === 'running') return { step: 2, said: toldOf(seo.state.progress).label };
    return null;
  };
  return {
    yours,
    brought,
    doing: doing(),
    problem,
    compare: (address) => void compare(address),
    cancel: () => {
      privacy.cancel();
      seo.cancel();
    },
  };
}

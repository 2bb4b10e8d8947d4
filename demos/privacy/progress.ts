import { type Step, steps } from '#engines/privacy/see-page.ts';

/** A step as a list of them shows it. */
interface WorkStep {
  name: string;
  state: 'waiting' | 'running' | 'done';
  note?: string;
}

/** Where a scan stands: one of the questions to the site, or a visit by a browser, which says which. */
export type ScanProgress = { step: Step } | { step: 'browser'; note: string };

/** The steps of a scan, and how far it is. */
export function stepsOf(progress: ScanProgress | null, browser: boolean): WorkStep[] {
  const all: readonly (Step | 'browser')[] = [
    'page',
    'clear',
    'origin',
    ...(browser ? (['browser'] as const) : []),
    'reading',
  ];
  // The results are read once the browser is done, too; until then its own step continues.
  const at = progress ? all.indexOf(progress.step === 'reading' && browser ? 'browser' : progress.step) : -1;
  return all.map((step, index) => ({
    name: step === 'browser' ? 'Opening the page in a browser' : steps[step],
    state: index < at ? 'done' : index === at ? 'running' : 'waiting',
    note: index === at && progress?.step === 'browser' ? progress.note : undefined,
  }));
}

/** The same in words. */
export const progressSaid = (progress: ScanProgress): string =>
  progress.step === 'browser' ? `In a browser: ${progress.note}` : steps[progress.step];

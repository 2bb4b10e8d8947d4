import { type Step, steps } from '#engines/privacy/see-page.ts';

/** Where a scan stands: one of the questions to the site, or a visit by a browser, which says which. */
export type ScanProgress = { step: Step } | { step: 'browser'; note: string };

/** The same in words. */
export const progressSaid = (progress: ScanProgress): string =>
  progress.step === 'browser' ? `In a browser: ${progress.note}` : steps[progress.step];

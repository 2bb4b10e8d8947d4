import { ImportDialog } from '../../kit/import/import-dialog.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareDialog } from '../../kit/share/share-dialog.tsx';
import type { Run } from '../state.ts';
import { readBrought } from './read-brought.ts';

/** Which of the dialogs is open. */
export type SharingOpen = 'import' | 'share' | 'send' | null;

interface SharingDialogsProps {
  run: Run;
  open: SharingOpen;
  onOpen: (open: SharingOpen) => void;
  /** Takes a report that was saved from this page. */
  onBring: (run: Run) => void;
  /** Takes a page's source. */
  onSource: (source: string) => void;
}

const shareable = { demo: 'seo-analysis', path: '/case-studies/seo-analysis/demo' };

const pageWords = {
  heading: 'Open a page or a report',
  files: 'HTML, or a report saved from this page (.json)',
  accept: '.html,.htm,.txt,.json,text/html,text/plain,application/json',
  paste: 'Or paste it',
  use: 'Open it',
};

/** The ways out of the demo and in again: a link, an enquiry, a saved report, a page's source. */
export function SharingDialogs({ run, open, onOpen, onBring, onSource }: SharingDialogsProps) {
  const may = (which: SharingOpen) => (next: boolean) => onOpen(next ? which : null);
  const { report } = run;
  return (
    <>
      <ImportDialog
        id="seo-import"
        open={open === 'import'}
        onOpenChange={may('import')}
        words={pageWords}
        hint="Both are read in this browser and don’t leave it."
        sample="<!doctype html>…"
        read={readBrought}
        onRead={(brought) => {
          if ('run' in brought) onBring(brought.run);
          else onSource(brought.source);
          return null;
        }}
      />
      <ShareDialog
        id="seo-share"
        {...shareable}
        state={run}
        open={open === 'share'}
        onOpenChange={may('share')}
      />
      <SendDialog
        id="seo-send"
        {...shareable}
        state={run}
        facts={[
          ['Checked', run.name],
          ['Score', `${report.score.value} of 100`],
          ['Findings', String(report.findings.length)],
        ]}
        open={open === 'send'}
        onOpenChange={may('send')}
      />
    </>
  );
}

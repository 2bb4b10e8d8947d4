import { ImportDialog } from '../../kit/import/import-dialog.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareDialog } from '../../kit/share/share-dialog.tsx';
import type { PrivacyState } from '../state.ts';
import { readBrought } from './read-brought.ts';

/** Which of the dialogs is open. */
export type SharingOpen = 'import' | 'share' | 'send' | null;

interface SharingDialogsProps {
  state: PrivacyState;
  open: SharingOpen;
  onOpen: (open: SharingOpen) => void;
  /** Takes a report that was saved from this page. */
  onBring: (state: PrivacyState) => void;
  /** Takes a page's source. */
  onSource: (source: string) => void;
}

const shareable = { demo: 'web_privacy_scanner', path: '/case-studies/web_privacy_scanner/demo' };

const pageWords = {
  heading: 'Open a page or a report',
  files: 'HTML, the output of curl -i, or a report saved from this page',
  accept: '.html,.htm,.txt,.json,text/html,text/plain,application/json',
  paste: 'Or paste it',
  use: 'Open it',
};

/** The ways out of the demo and in again: a link, an enquiry, a saved report. */
export function SharingDialogs({ state, open, onOpen, onBring, onSource }: SharingDialogsProps) {
  const { report } = state;
  const may = (which: SharingOpen) => (next: boolean) => onOpen(next ? which : null);
  return (
    <>
      <ImportDialog
        id="privacy-import"
        open={open === 'import'}
        onOpenChange={may('import')}
        words={pageWords}
        hint="Paste the source of a page, or a server’s whole response with its headers. Our server reads it and doesn’t keep it. A report saved here opens in your browser alone."
        sample={'HTTP/2 200\ncontent-type: text/html\n\n<!doctype html>…'}
        read={readBrought}
        onRead={(brought) => {
          if ('state' in brought) onBring(brought.state);
          else onSource(brought.source);
          return null;
        }}
      />
      <ShareDialog
        id="privacy-share"
        {...shareable}
        state={state}
        open={open === 'share'}
        onOpenChange={may('share')}
      />
      <SendDialog
        id="privacy-send"
        {...shareable}
        state={state}
        facts={[
          ['Page', report.address],
          ['Scanned', report.at.slice(0, 10)],
          ['Serious', String(report.counts.serious)],
        ]}
        open={open === 'send'}
        onOpenChange={may('send')}
      />
    </>
  );
}

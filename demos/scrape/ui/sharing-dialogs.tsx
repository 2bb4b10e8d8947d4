import { ImportDialog } from '../../kit/import/import-dialog.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareDialog } from '../../kit/share/share-dialog.tsx';
import type { travelling } from '../state.ts';
import { type Brought, readBrought } from './read-brought.ts';

/** Which of the dialogs is open. */
export type SharingOpen = 'import' | 'share' | 'send' | null;

interface SharingDialogsProps {
  /** Null while nothing was pointed at: then there is nothing to send. */
  state: ReturnType<typeof travelling> | null;
  rows: number;
  open: SharingOpen;
  onOpen: (open: SharingOpen) => void;
  onBring: (brought: Brought) => void;
}

const shareable = { demo: 'akrascraper', path: '/akrascraper' };

const recipeWords = {
  heading: 'Open a recipe or a page',
  files: 'A recipe saved from this page (.json), or HTML',
  accept: '.json,.html,.htm,.txt,application/json,text/html,text/plain',
  paste: 'Or paste it',
  use: 'Open it',
};

/** The ways out of the demo and in again: a link, an enquiry, a recipe as a file. */
export function SharingDialogs({ state, rows, open, onOpen, onBring }: SharingDialogsProps) {
  const may = (which: SharingOpen) => (next: boolean) => onOpen(next ? which : null);
  return (
    <>
      <ImportDialog
        id="scrape-import"
        open={open === 'import'}
        onOpenChange={may('import')}
        words={recipeWords}
        hint="A recipe opens together with its page. If you open the source of a page, it stays in this browser."
        sample={'{ "version": 1, "address": "https://example.com/list", … }'}
        read={readBrought}
        onRead={(brought) => {
          onBring(brought);
          return null;
        }}
      />
      {state ? (
        <>
          <ShareDialog
            id="scrape-share"
            {...shareable}
            state={state}
            open={open === 'share'}
            onOpenChange={may('share')}
          />
          <SendDialog
            id="scrape-send"
            {...shareable}
            state={state}
            facts={[
              ['Page', state.address],
              ['Fields', state.fields],
              ['Rows you see', String(rows)],
            ]}
            open={open === 'send'}
            onOpenChange={may('send')}
          />
        </>
      ) : null}
    </>
  );
}

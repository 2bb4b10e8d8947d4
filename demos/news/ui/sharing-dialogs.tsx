import { ImportDialog } from '../../kit/import/import-dialog.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareDialog } from '../../kit/share/share-dialog.tsx';
import type { NewsState } from '../state.ts';
import { readText } from './read-text.ts';

/** Which of the dialogs is open. */
export type SharingOpen = 'import' | 'share' | 'send' | null;

interface SharingDialogsProps {
  state: NewsState;
  articles: number;
  /** Where what is brought goes. */
  kept: string;
  open: SharingOpen;
  onOpen: (open: SharingOpen) => void;
  onText: (text: string) => void;
}

const shareable = { demo: 'NewsSummarizerChatbot', path: '/case-studies/NewsSummarizerChatbot/demo' };

const textWords = {
  heading: 'Open a text',
  files: 'A text file (.txt or .md)',
  accept: '.txt,.md,text/plain,text/markdown',
  paste: 'Or paste it',
  use: 'Summarise it',
};

/** The ways out of the demo and in again: a link, an enquiry, a text. */
export function SharingDialogs({ state, articles, kept, open, onOpen, onText }: SharingDialogsProps) {
  const may = (which: SharingOpen) => (next: boolean) => onOpen(next ? which : null);
  const source = state.from === 'text' ? 'A pasted text' : state.address;
  return (
    <>
      <ImportDialog
        id="news-import"
        open={open === 'import'}
        onOpenChange={may('import')}
        words={textWords}
        hint={`English works best. Leave an empty line between paragraphs. ${kept}`}
        sample="The first paragraph…"
        read={readText}
        onRead={({ text }) => {
          onText(text);
          return null;
        }}
      />
      <ShareDialog
        id="news-share"
        {...shareable}
        state={state}
        open={open === 'share'}
        onOpenChange={may('share')}
      />
      <SendDialog
        id="news-send"
        {...shareable}
        state={state}
        facts={[
          ['Source', state.example ? 'An example' : source],
          ['Articles', String(articles)],
          ['Questions', String(state.questions.length)],
        ]}
        open={open === 'send'}
        onOpenChange={may('send')}
      />
    </>
  );
}

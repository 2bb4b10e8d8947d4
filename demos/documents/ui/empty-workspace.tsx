import { FileUp } from 'lucide-react';
import type { Door } from '../conversation.ts';
import { ChooseFiles } from './inputs.tsx';
import type { Brought } from './use-reading.ts';

interface EmptyWorkspaceProps {
  door: Door;
  busy: boolean;
  onBring: (brought: readonly Brought[]) => void;
}

/** Where there is nothing to ask yet: what will be here, and the first step. */
export function EmptyWorkspace({ door, busy, onBring }: EmptyWorkspaceProps) {
  return (
    <div className="grid min-h-96 place-content-center justify-items-center gap-4 rounded-card border-2 border-dashed border-line px-6 py-12 text-center">
      <FileUp size={32} strokeWidth={1.5} aria-hidden="true" />
      <p className="max-w-[30rem] text-pretty">
        {busy
          ? 'We’re reading your file. It will appear here, beside your questions.'
          : door === 'page'
            ? 'Enter the address of a page under “Add a web page”, paste its text, or add a file. It will appear here, beside your questions.'
            : 'Drop PDF, Word, Excel, slides, EPUB, emails, web pages or text here. They’ll appear here, beside your questions.'}
      </p>
      {busy ? null : <ChooseFiles onBring={onBring} />}
    </div>
  );
}

import { useId } from 'react';
import type { QuoteWorkspace } from '../../staff/paper-workspace.server.ts';
import { PaperView } from '../paper-view.tsx';

interface PaperBodyProps {
  content: Pick<
    QuoteWorkspace,
    'title' | 'note' | 'buyer' | 'vatId' | 'lines' | 'sums' | 'total' | 'taxNote'
  >;
  totalWord: string;
}

/** What a document says, as the buyer reads it, within the sheet of its record. */
export function PaperBody({ content, totalWord }: PaperBodyProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line px-4 py-6 sm:px-7 @3xl:py-8 [&>h2+div]:mt-5"
    >
      <h2 id={id} className="text-xl wrap-anywhere">
        {content.title || <span className="text-mute">No title yet</span>}
      </h2>
      <PaperView content={content} totalWord={totalWord} />
    </section>
  );
}

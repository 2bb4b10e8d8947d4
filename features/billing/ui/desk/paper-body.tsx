import type { ComponentProps } from 'react';
import { PaperView } from '../paper-view.tsx';

/** What a document says, as the buyer reads it, within the sheet of its record. */
export function PaperBody(props: ComponentProps<typeof PaperView>) {
  return (
    <section aria-label="What it says" className="border-t border-line px-4 pb-8 sm:px-7">
      <PaperView {...props} />
    </section>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';

interface FoldCardProps {
  tone: 'warning' | 'danger';
  heading: string;
  /** Whether it stands open until somebody folds it. */
  open: boolean;
  children: ReactNode;
}

const tones = { warning: 'text-warning', danger: 'text-danger' };

/** A card on the map that says what is wrong, and can be folded to its heading when it is in the way. */
export function FoldCard({ tone, heading, open, children }: FoldCardProps) {
  return (
    <details
      data-card
      open={open}
      className={`group/fold rounded-[1.25rem] border border-line bg-raised shadow-[0_8px_24px_oklch(.1_.01_275/.1)] ${foldMotion}`}
    >
      <summary
        className={`flex min-h-11 list-none items-center justify-between gap-2 rounded-[1.25rem] px-4 ${tones[tone]}`}
      >
        <h3 className="flex items-center gap-2 font-sans text-[.9375rem] font-medium tracking-normal">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          {heading}
        </h3>
        <FoldSign />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}

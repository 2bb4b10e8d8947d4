import type { ReactNode } from 'react';

interface ActionBarProps {
  /** What was chosen, or what counts, in one short line. */
  fact: ReactNode;
  /** `hue` lays the action under the line on the page's hue; `plain` beside it on raised ground. */
  variant: 'hue' | 'plain';
  /** Stands only while this fold of the page is open, counted from the first; only for folds of one parent. */
  fold?: 0 | 1 | 2 | 3;
  /** The one action. */
  children: ReactNode;
}

// Whole names, so that they can be found at build; `:has()` shows the right one before any script has loaded.
const whileOpen = [
  'hidden max-md:[[data-folds]:has(details:nth-of-type(1)[open])_&]:grid',
  'hidden max-md:[[data-folds]:has(details:nth-of-type(2)[open])_&]:grid',
  'hidden max-md:[[data-folds]:has(details:nth-of-type(3)[open])_&]:grid',
  'hidden max-md:[[data-folds]:has(details:nth-of-type(4)[open])_&]:grid',
];

const looks = {
  hue: 'gap-2.5 rounded-t-card bg-hue pt-3.5 text-on-hue shadow-[0_-1px_0_var(--line)] after:bg-hue',
  plain:
    'grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line bg-raised pt-3 after:bg-raised',
};

/**
 * The page's action at the thumb, on a phone only. It leaves with the page's end, where it runs on under the
 * footer's round corners; the two floating buttons stand in their bar below it.
 */
export function ActionBar({ fact, variant, fold, children }: ActionBarProps) {
  return (
    <div
      data-variant={variant}
      className={`action-bar sticky bottom-(--dock) z-20 -mx-(--gutter) mt-14 px-(--gutter) pb-3.5 after:absolute after:inset-x-0 after:top-full after:h-8 md:hidden ${looks[variant]} ${fold === undefined ? 'grid' : whileOpen[fold]}`}
    >
      <p className="text-[.95rem] font-medium leading-snug text-balance">{fact}</p>
      {children}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { FoldSign, foldMotion } from './fold.tsx';

interface CollapseProps extends Omit<ComponentProps<'details'>, 'name'> {
  /** The label people click to open it. */
  summary: ReactNode;
  /** The label while it is open, if it differs. */
  summaryOpen?: ReactNode;
  /** `box` is a separate block; `quiet` is a line of text that opens. */
  variant?: 'box' | 'quiet';
}

const looks = {
  box: {
    part: 'rounded-input border border-line bg-raised',
    summary: 'min-h-13 justify-between px-5 py-3',
    body: 'px-5 pb-5',
  },
  quiet: { part: '', summary: 'inline-flex min-h-11 py-2 text-accent', body: 'pb-2 pt-1' },
};

/** One section that is folded away until someone opens it; find-in-page opens it too. */
export function Collapse({
  summary,
  summaryOpen,
  variant = 'box',
  className = '',
  children,
  ...rest
}: CollapseProps) {
  const look = looks[variant];
  return (
    <details className={`group/fold ${look.part} ${foldMotion} ${className}`} {...rest}>
      <summary
        className={`flex list-none items-center gap-2 rounded-input font-[540] leading-snug ${look.summary}`}
      >
        <span className={summaryOpen ? 'group-open/fold:hidden' : ''}>{summary}</span>
        {summaryOpen ? <span className="hidden group-open/fold:inline">{summaryOpen}</span> : null}
        <FoldSign />
      </summary>
      <div className={look.body}>{children}</div>
    </details>
  );
}

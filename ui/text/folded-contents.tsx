import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ContentsList } from './contents-list.tsx';

interface FoldedContentsProps extends Omit<ComponentProps<'details'>, 'children'> {
  parts: readonly { id: string; heading: string }[];
}

/** The contents of a text where there is no room beside it. */
export function FoldedContents({ parts, className = '', ...rest }: FoldedContentsProps) {
  return (
    <details className={`group rounded-input border border-outline px-4 ${className}`} {...rest}>
      <summary className="flex min-h-12 list-none items-center justify-between text-[.9375rem] font-[540]">
        Contents, {parts.length} parts
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <nav aria-label="Parts of this text" className="pb-3">
        <ContentsList parts={parts} />
      </nav>
    </details>
  );
}

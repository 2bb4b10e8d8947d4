import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '#engines/seo/types.ts';

const marks = {
  error: { Icon: CircleAlert, word: 'Error', colour: 'text-danger' },
  warning: { Icon: TriangleAlert, word: 'Warning', colour: 'text-warning' },
  notice: { Icon: Info, word: 'Notice', colour: 'text-mute' },
} as const;

/** How bad a finding is: a sign, a word and a colour. */
export function SeverityMark({ severity, className = '' }: { severity: Severity; className?: string }) {
  const { Icon, word, colour } = marks[severity];
  return (
    <span className={`inline-flex items-center gap-2 text-sm font-medium ${colour} ${className}`}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      {word}
    </span>
  );
}

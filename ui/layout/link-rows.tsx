import { ArrowRight } from 'lucide-react';

export interface LinkRow {
  href: string;
  label: string;
  /** What kind of thing the link leads to, or when it is from. */
  note?: string;
}

/** Links as large rows between rules. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <li key={row.href} className="border-b border-line">
          <a href={row.href} className="group flex min-h-16 items-center justify-between gap-4 py-3">
            <span className="flex min-w-0 flex-1 justify-between gap-x-6 gap-y-0.5 max-sm:flex-col sm:items-center">
              <span className="min-w-0 break-words font-display text-[1.375rem] font-semibold leading-tight tracking-[-.03em] underline-offset-4 group-hover:underline">
                {row.label}
              </span>
              <span className="text-[.95rem] text-mute sm:text-right">{row.note}</span>
            </span>
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}

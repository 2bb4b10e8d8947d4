import type { ReactNode } from 'react';

interface FactStripProps {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string;
}

/** Facts about something as a strip of cells, stacked on a phone. */
export function FactStrip({ facts, className = '' }: FactStripProps) {
  return (
    <dl
      className={`grid border-y border-line bg-raised max-sm:-mx-4 sm:auto-cols-fr sm:grid-flow-col sm:rounded-card sm:border-x ${className}`}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 border-line px-4 py-3 max-sm:not-first:border-t sm:px-5 sm:not-first:border-s"
        >
          <dt className="text-[.84375rem] text-mute">{label}</dt>
          <dd className="mt-0.5 text-pretty wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

/** Facts of a record: what it is, and its value. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-10 @2xl:grid-cols-2">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-2.5"
        >
          <dt className="text-mute">{term}</dt>
          <dd className="min-w-0 text-end font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

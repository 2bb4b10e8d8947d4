import type { ReactNode } from 'react';

/** A few words about the page itself, below what it shows. */
export function PageNote({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="wrap pb-10 pt-16 text-[.9375rem]">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 max-w-[42rem] text-pretty">{children}</div>
    </section>
  );
}

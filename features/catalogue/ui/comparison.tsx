import { Plus, X } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { mostCompared } from '../address.ts';
import type { ShownApplication, ShownTile } from '../present.server.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonProps {
  compared: readonly ShownApplication[];
  /** Names beyond the third. */
  leftOut: readonly string[];
  /** What else could be compared. */
  near: readonly ShownTile[];
}

const numbers = ['Nothing', 'One application', 'Two applications', 'Three applications'];
const link =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-[.95rem] font-medium hover:bg-selected';

const compareAt = (slugs: readonly string[]) =>
  slugs.length > 0 ? `/applications/compare?with=${slugs.join(',')}` : '/applications/compare';

/** Up to three applications point by point, with the ways to take one off and to put one in. */
export function Comparison({ compared, leftOut, near }: ComparisonProps) {
  const slugs = compared.map(({ slug }) => slug);
  const choose = slugs.length > 0 ? `/applications?with=${slugs.join(',')}` : '/applications';
  return (
    <div className="wrap">
      <h1 className="display text-[clamp(min(2.375rem,10.5vw),4.4vw,3.75rem)]">
        {compared.length > 1 ? `${numbers[compared.length]}, side by side` : 'Side by side'}
      </h1>
      {compared.length === 0 ? (
        <>
          <p className="mt-4 max-w-[36rem] text-lg text-mute text-pretty">
            Tick up to three applications in the catalogue and choose “Compare”. They appear here side by
            side, and you can share the page’s address.
          </p>
          <ButtonLink href="/applications" className="mt-6">
            Open the catalogue
          </ButtonLink>
        </>
      ) : null}
      {leftOut.length > 0 ? (
        <p role="status" className="mt-4 text-mute">
          You can compare three at a time. Left out: {leftOut.join(', ')}.
        </p>
      ) : null}
      {compared.length > 0 ? (
        <>
          <ul aria-label="Applications compared" className="mt-6 flex flex-wrap gap-2">
            {compared.map(({ slug, name }) => (
              <li key={slug}>
                <a href={compareAt(slugs.filter((each) => each !== slug))} className={link}>
                  <span className="sr-only">Remove </span>
                  {name}
                  <X size={16} strokeWidth={1.5} aria-hidden="true" />
                </a>
              </li>
            ))}
            {compared.length < mostCompared ? (
              <li>
                <a href={choose} className={link}>
                  <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
                  Choose from the catalogue
                </a>
              </li>
            ) : null}
          </ul>
          <ComparisonTable compared={compared} className="mt-8" />
        </>
      ) : null}
      {near.length > 0 ? (
        <section className="mt-14">
          <h2 className="text-[1.625rem]">Add another to compare</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {near.map(({ slug, name }) => (
              <li key={slug}>
                <a href={compareAt([...slugs, slug])} className={link}>
                  <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';

interface EmptyListProps {
  /** What will be here, in a sentence. */
  says: ReactNode;
  /** One row as it will look. */
  example: ReactNode;
  action?: { href: string; label: string };
}

/** Stands where a list will be: what comes here, one example of it, one thing to do. */
export function EmptyList({ says, example, action }: EmptyListProps) {
  return (
    <div className="rounded-card border border-line bg-raised p-5 sm:p-7">
      <p className="max-w-[40rem] text-pretty">{says}</p>
      <div className="mt-5 flex items-center gap-3">
        <h2 className="font-sans text-[.9375rem] font-medium tracking-normal">This is how one looks</h2>
        <SampleTag />
      </div>
      <div className="mt-3">{example}</div>
      {action ? (
        <ButtonLink href={action.href} variant="ink" size="small" className="mt-6">
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}

interface NothingFoundProps {
  words: string;
  href: string;
}

/** Says that a search found nothing, and leads back to all. */
export function NothingFound({ words, href }: NothingFoundProps) {
  return (
    <div role="status" className="rounded-card border border-line bg-raised p-5 sm:p-7">
      <p className="break-words">Nothing here fits “{words}”. Numbers, titles and names are searched.</p>
      <ButtonLink href={href} variant="ghost" size="small" className="mt-4">
        Show all
      </ButtonLink>
    </div>
  );
}

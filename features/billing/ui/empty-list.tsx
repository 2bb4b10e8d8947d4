import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

interface EmptyListProps {
  heading: string;
  /** What will be here, in a sentence. */
  says: string;
  /** One row as it will look. */
  example: ReactNode;
  action: { href: string; label: string };
}

/** Stands where a list will be: what comes here, one example of it, one thing to do. */
export function EmptyList({ heading, says, example, action }: EmptyListProps) {
  return (
    <DetailPage>
      <WorkspaceEmpty
        heading={heading}
        action={
          <ButtonLink href={action.href} variant="ink" size="small">
            {action.label}
          </ButtonLink>
        }
      >
        <p>{says}</p>
      </WorkspaceEmpty>
      <div className="px-4 pb-6 sm:px-7 sm:pb-7">
        <p className="mb-3 flex items-center gap-3 text-[.9375rem] font-medium">
          Here’s an example <SampleTag />
        </p>
        {example}
      </div>
    </DetailPage>
  );
}

interface NothingFoundProps {
  words: string;
  href: string;
}

/** Says that a search found nothing, and leads back to all. */
export function NothingFound({ words, href }: NothingFoundProps) {
  return (
    <DetailPage role="status">
      <WorkspaceEmpty
        heading={`Nothing matches “${words}”`}
        action={
          <ButtonLink href={href} variant="ghost" size="small">
            Show all
          </ButtonLink>
        }
        className="break-words"
      >
        <p>We searched numbers, titles and names.</p>
      </WorkspaceEmpty>
    </DetailPage>
  );
}

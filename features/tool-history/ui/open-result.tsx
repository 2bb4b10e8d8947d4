import { Printer } from 'lucide-react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { historyHref } from '../address.ts';
import type { ShownHistory } from '../page.server.ts';
import { BlockList } from './block-list.tsx';

/** One result of the account to read or print; it opens in its tool from here. */
export function OpenResult({ open }: { open: NonNullable<ShownHistory['open']> | null }) {
  const back = (
    <ButtonLink href={historyHref()} variant="ghost" size="small">
      Back to your history
    </ButtonLink>
  );
  if (!open)
    return (
      <WorkspaceEmpty
        className="rounded-card border border-line bg-raised"
        heading="This result isn’t in your account"
        action={back}
      >
        <p>It was deleted, or it’s only in the browser that made it.</p>
      </WorkspaceEmpty>
    );
  const { title, blocks, one, madeWith, href } = open;
  return (
    <article>
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <p className="mt-1 text-mute">
        {one}, made with {madeWith}
      </p>
      <div className="mt-4 mb-8 flex flex-wrap gap-2 print:hidden">
        <ButtonLink href={href} size="small">
          Open in the tool
        </ButtonLink>
        <Button variant="ghost" size="small" onClick={() => window.print()} className="noscript:hidden">
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          Print or save as PDF
        </Button>
        {back}
      </div>
      <BlockList blocks={blocks} />
    </article>
  );
}

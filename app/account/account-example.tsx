import type { ReactNode } from 'react';
import { AccountPage } from '#app/account/account-page.tsx';
import { signInFor } from '#features/identity/return-path.ts';
import type { WorkspacePage } from '#lib/look/workspace-sample.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { WorkspaceExample } from '#ui/kinds/workspace-samples/workspace-example.tsx';

interface AccountExampleProps {
  page: WorkspacePage;
  here: string;
  /** Whether signing in shows one's own; otherwise the example is all there is yet. */
  works?: boolean;
  /** Stands above the example. */
  above?: ReactNode;
}

/** What a page of the account is for, shown with sample data, and a way to sign in that comes back to it. */
export function AccountExample({ page, here, works = false, above }: AccountExampleProps) {
  return (
    <AccountPage
      title={page.title}
      mark={<SampleTag />}
      action={
        <ButtonLink
          href={signInFor(here)}
          variant="ink"
          size="small"
          className={works ? '' : 'when-signed-out'}
        >
          Sign in to see yours
        </ButtonLink>
      }
      here={here}
    >
      {above}
      <p className="mb-5 max-w-[44rem] text-pretty text-mute">{page.about}</p>
      <WorkspaceExample sample={page.sample} caption={`${page.title}: sample data`} />
      <p className="mt-5 max-w-[44rem] border-l-2 border-ink pl-4 text-[.9375rem]">
        <b className="font-semibold">{works ? 'How it works.' : 'How it will work.'}</b> {page.rule}
      </p>
    </AccountPage>
  );
}

import type { ComponentProps } from 'react';
import { AccountMark } from '#features/identity/ui/account-mark.tsx';
import { MergeSaved } from './merge-saved.tsx';

/** The visitor's mark, which also hands over what was saved before somebody signed in. */
export function AccountPart(props: ComponentProps<typeof AccountMark>) {
  return (
    <>
      <AccountMark {...props} />
      <MergeSaved />
    </>
  );
}

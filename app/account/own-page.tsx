import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { AccountExample } from '#app/account/account-example.tsx';
import { AccountPage } from '#app/account/account-page.tsx';
import { settleSession } from '#features/identity/client/settle-session.ts';
import type { WorkspacePage } from '#lib/look/workspace-sample.ts';

interface OwnPageProps<T> {
  /** What the page is for, with an example. */
  page: WorkspacePage;
  /** The path of the page that is open. */
  here: string;
  /** What `read` found for the signed-in person; null for a visitor. */
  own: T | null;
  action?: ReactNode;
  /** What a visitor sees above the example: what their browser keeps. */
  visitor?: ReactNode;
  children: (own: T) => ReactNode;
}

/** A page of the account that is open to everybody and holds something only for its owner: others see the example. */
export function OwnPage<T>({ page, here, own, action, visitor, children }: OwnPageProps<T>) {
  const { revalidate } = useRevalidator();
  const isSignedOut = own === null;
  useEffect(() => {
    // Somebody whom the SDK still keeps need not sign in to see their own.
    if (isSignedOut) settleSession(true).then((isSettled) => (isSettled ? revalidate() : undefined));
  }, [isSignedOut, revalidate]);
  if (own === null) return <AccountExample page={page} here={here} works above={visitor} />;
  return (
    <AccountPage title={page.title} here={here} action={action}>
      {children(own)}
    </AccountPage>
  );
}

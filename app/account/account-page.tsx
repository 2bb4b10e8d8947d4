import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { railIcons } from '#app/account/rail-icons.ts';
import { accountRail, type RailCounts } from '#content/workspaces/rail.ts';
import { ClockLine } from '#ui/data/clock-line.tsx';
import { Workspace } from '#ui/kinds/workspace.tsx';

interface AccountPageProps {
  title: string;
  mark?: ReactNode;
  action?: ReactNode;
  /** The path of the page that is open. */
  here: string;
  children: ReactNode;
}

/** A page of the account, with the rail that leads to the others and says what waits there. */
export function AccountPage({ children, ...props }: AccountPageProps) {
  // Every loader of an account page returns the counts and the time zone of the signed-in person.
  const { counts, clock } = useLoaderData<{ counts?: RailCounts; clock?: string }>();
  const rail = accountRail.map((item) => ({
    ...item,
    Icon: railIcons[item.icon],
    waiting: counts?.[item.href] ?? 0,
  }));
  return (
    <Workspace rail={rail} railLabel="Account" {...props}>
      {children}
      {clock ? <ClockLine clock={clock} className="mt-6" /> : null}
    </Workspace>
  );
}

import type { ReactNode } from 'react';
import { railIcons } from '#app/account/rail-icons.ts';
import { accountRail } from '#content/desks/rail.ts';
import { Desk } from '#ui/kinds/desk.tsx';

interface AccountDeskProps {
  title: string;
  mark?: ReactNode;
  action?: ReactNode;
  /** The path of the page that is open. */
  here: string;
  children: ReactNode;
}

const rail = accountRail.map((item) => ({ ...item, Icon: railIcons[item.icon] }));

/** A page of the account, with the rail that leads to the others. */
export const AccountDesk = (props: AccountDeskProps) => <Desk rail={rail} railLabel="Account" {...props} />;

import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { OwnAccount } from '../../own-account.ts';
import { AddressState } from './email-part.tsx';

/** For somebody whom Google alone knows: there is nothing to set here. */
export function KeptByGoogle({ account }: { account: OwnAccount }) {
  return (
    <WorkspacePart
      heading="Your Google account"
      about="You signed in with Google. You can change your name, address and password in your Google account."
    >
      {account.name ? <p className="mb-1 text-lg font-[540]">{account.name}</p> : null}
      <AddressState account={account} />
    </WorkspacePart>
  );
}

import { Spinner } from '#ui/data/spinner.tsx';
import { DeskPart, DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { OwnAccount } from '../../own-account.ts';
import type { SessionLine } from '../../schema.ts';
import { GooglePart } from './google-part.tsx';
import { KeptByGoogle } from './kept-by-google.tsx';
import { useOwner } from './owner.ts';
import { OwnerPlace } from './owner-place.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { TwoStepsPart } from './two-steps-part.tsx';

interface SecurityPageProps {
  account: OwnAccount;
  sessions: readonly SessionLine[];
  now: string;
  siteName: string;
  onChanged: () => void;
}

/** The ways into the account; on Firebase they are known when its SDK has said so. */
function WaysIn({ siteName }: { siteName: string }) {
  const { ways } = useOwner();
  if (!ways)
    return (
      <DeskPart heading="Ways to sign in">
        <Spinner label="Asking the sign-in service" />
      </DeskPart>
    );
  return (
    <>
      <PasswordPart />
      <TwoStepsPart siteName={siteName} />
      <GooglePart />
    </>
  );
}

/** How an account is kept safe: its password, second step, Google account and open sessions. */
export function SecurityPage({ account, sessions, now, siteName, onChanged }: SecurityPageProps) {
  const list = <SessionsPart sessions={sessions} now={now} onChanged={onChanged} />;
  if (account.keeper === 'google')
    return (
      <DeskSheet>
        {list}
        <KeptByGoogle account={account} />
      </DeskSheet>
    );
  return (
    <OwnerPlace account={account} onChanged={onChanged}>
      <DeskSheet>
        <WaysIn siteName={siteName} />
        {list}
      </DeskSheet>
    </OwnerPlace>
  );
}

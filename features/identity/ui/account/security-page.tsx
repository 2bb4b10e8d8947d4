import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Spinner } from '#ui/data/spinner.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { OwnAccount } from '../../own-account.ts';
import { signInFor } from '../../return-path.ts';
import type { SecurityLine, SessionLine } from '../../schema.ts';
import { EmailPart } from './email-part.tsx';
import { EventsPart } from './events-part.tsx';
import { GooglePart } from './google-part.tsx';
import { KeptByGoogle } from './kept-by-google.tsx';
import { useOwner } from './owner.ts';
import { OwnerPlace } from './owner-place.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { TwoStepsPart } from './two-steps-part.tsx';

interface SecurityPageProps {
  account: OwnAccount;
  sessions: readonly SessionLine[];
  events: readonly SecurityLine[];
  now: string;
  /** The zone by whose clock times are told. */
  zone: string;
  siteName: string;
  onChanged: () => void;
}

/** The session stands, but the SDK is not signed in here, or could not be reached. */
function Unknown() {
  return (
    <Alert
      heading="We can’t show your sign-in methods in this browser"
      actions={
        <ButtonLink href={signInFor('/account/security')} variant="ghost" size="small">
          Sign in again
        </ButtonLink>
      }
    >
      The sign-in service doesn’t recognise this browser. Signing in again fixes that.
    </Alert>
  );
}

/** The ways into the account; on Firebase they are known when its SDK has said so. */
function WaysIn({ siteName, zone }: { siteName: string; zone: string }) {
  const { account, ways, waysAsked } = useOwner();
  if (!ways)
    return (
      <WorkspacePart heading="Ways to sign in">
        {waysAsked ? <Spinner label="Loading your sign-in methods" /> : <Unknown />}
      </WorkspacePart>
    );
  return (
    <>
      <PasswordPart />
      {account.keeper === 'embedded' ? <PasskeysPart zone={zone} /> : null}
      <TwoStepsPart siteName={siteName} />
      <GooglePart />
    </>
  );
}

/** How an account is kept safe: its password, passkeys, second step, Google account, address, open sessions, and what happened lately. */
export function SecurityPage({
  account,
  sessions,
  events,
  now,
  zone,
  siteName,
  onChanged,
}: SecurityPageProps) {
  const list = (
    <>
      <SessionsPart sessions={sessions} now={now} zone={zone} onChanged={onChanged} />
      <EventsPart events={events} zone={zone} />
    </>
  );
  if (account.keeper === 'google')
    return (
      <DetailPage>
        {list}
        <KeptByGoogle account={account} />
      </DetailPage>
    );
  return (
    <OwnerPlace account={account} onChanged={onChanged}>
      <DetailPage>
        <WaysIn siteName={siteName} zone={zone} />
        <EmailPart changes />
        {list}
      </DetailPage>
    </OwnerPlace>
  );
}

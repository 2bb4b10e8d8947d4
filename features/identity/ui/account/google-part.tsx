import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { toast } from '#ui/panels/toast.ts';
import { linkGoogle, unlinkGoogle } from '../../stores/account-actions.ts';
import { Failed } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

function Linked() {
  const { ways } = useOwner();
  const { busy, failure, run } = useOwnerAction();
  async function unlink() {
    const done = await run(unlinkGoogle, {
      heading: 'Unlink Google?',
      about: 'After this you can no longer sign in with Google.',
      confirm: 'Unlink Google',
      keep: 'Keep it',
    });
    if (done)
      toast({ tone: 'done', title: 'Google unlinked', text: 'You can no longer sign in with Google.' });
  }
  return (
    <>
      {ways?.google?.email ? <p className="mb-3 font-[540] wrap-anywhere">{ways.google.email}</p> : null}
      <Failed failure={failure} className="not-empty:mb-4" />
      {ways?.password ? (
        <Button variant="ghost" size="small" busy={busy} onClick={unlink}>
          {' '}
          Unlink Google{' '}
        </Button>
      ) : (
        <p className="text-[.9375rem] text-mute">
          Google is the only way you can sign in. Set a password first, then you can unlink it.
        </p>
      )}
    </>
  );
}

function NotLinked() {
  const { busy, failure, run } = useOwnerAction();
  async function link() {
    if (await run(linkGoogle))
      toast({ tone: 'done', title: 'Google linked', text: 'You can now sign in with Google.' });
  }
  return (
    <>
      <Failed failure={failure} className="not-empty:mb-4" />
      <Button variant="ghost" size="small" busy={busy} onClick={link}>
        Link a Google account
      </Button>
    </>
  );
}

/** The Google account that opens this one too; nothing where the site offers none. */
export function GooglePart() {
  const { account, ways } = useOwner();
  const linked = Boolean(ways?.google);
  if (!linked && !account.googleOffered) return null;
  return (
    <WorkspacePart
      heading="Google"
      about="Link a Google account to sign in with it instead of your password."
      mark={linked ? <Badge tone="done">Linked</Badge> : null}
    >
      {linked ? <Linked /> : <NotLinked />}
    </WorkspacePart>
  );
}

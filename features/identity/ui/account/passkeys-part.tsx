import { Fingerprint } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { useAlive } from '#ui/foundation/use-store.ts';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import { toast } from '#ui/panels/toast.ts';
import { knowsPasskeys } from '../../client/passkeys.ts';
import type { PasskeyLine } from '../../own-account.ts';
import { dayText } from '../../session-times.ts';
import { addPasskey, takePasskeyOff } from '../../stores/passkeys.ts';
import { Failed } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

const usedWords = ({ lastUsedAt }: PasskeyLine, zone: string): string =>
  lastUsedAt ? `last used on ${dayText(lastUsedAt, zone)}` : 'not used yet';

interface RowProps {
  passkey: PasskeyLine;
  zone: string;
  busy: boolean;
  onRemove: () => void;
}

function Row({ passkey, zone, busy, onRemove }: RowProps) {
  const added = dayText(passkey.createdAt, zone);
  return (
    <ListRow
      media={<Fingerprint size={20} strokeWidth={1.5} aria-hidden="true" />}
      title={`Created in ${passkey.name}`}
      note={`Added on ${added}, ${usedWords(passkey, zone)}`}
      actions={
        <Button
          variant="ghost"
          size="small"
          busy={busy}
          aria-label={`Remove the passkey created in ${passkey.name}, added on ${added}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      }
    />
  );
}

/** Passkeys that open the account, with ways to add and remove them. */
export function PasskeysPart({ zone }: { zone: string }) {
  const { ways } = useOwner();
  const { busy, failure, run } = useOwnerAction();
  const alive = useAlive();
  const passkeys = ways?.passkeys ?? [];
  async function add() {
    if (await run(addPasskey))
      toast({ tone: 'done', title: 'Passkey added', text: 'You can sign in with it from now on.' });
  }
  async function remove({ id, name }: PasskeyLine) {
    const done = await run(() => takePasskeyOff(id), {
      first: true,
      heading: 'Remove this passkey?',
      about: `You will no longer be able to sign in with the passkey created in ${name}. You can delete it from the device too.`,
      confirm: 'Remove it',
      keep: 'Keep it',
    });
    if (done) toast({ tone: 'done', title: 'Passkey removed' });
  }
  return (
    <WorkspacePart
      heading="Passkeys"
      about="Sign in with your fingerprint, face or device PIN instead of a password. There’s nothing to remember, and a fake site can’t steal it."
    >
      {passkeys.length > 0 ? (
        <ListGroup aria-label="Passkeys" className="mb-4">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              zone={zone}
              busy={busy}
              onRemove={() => remove(passkey)}
            />
          ))}
        </ListGroup>
      ) : null}
      <Failed failure={failure} className="not-empty:mb-4" />
      {alive && !knowsPasskeys() ? (
        <p className="text-[.9375rem] text-mute">This browser doesn’t support passkeys.</p>
      ) : (
        <Button variant="ghost" size="small" busy={busy} onClick={add}>
          {passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}
        </Button>
      )}
    </WorkspacePart>
  );
}

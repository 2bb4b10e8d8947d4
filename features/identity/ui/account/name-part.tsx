import type { FormEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { toast } from '#ui/panels/toast.ts';
import { changeProfile } from '../../stores/account-actions.ts';
import { warmIdentity } from '../../stores/identity-store.ts';
import { Failed, inGrid } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

/** The name that the site calls somebody by. */
export function NamePart() {
  const { account } = useOwner();
  const { busy, failure, run } = useOwnerAction();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const displayName = String(new FormData(event.currentTarget).get('name')).trim();
    if (await run(() => changeProfile({ displayName }))) toast({ tone: 'done', title: 'Name saved' });
  }

  return (
    <WorkspacePart heading="Name" about="We show it at the top of every page while you’re signed in.">
      <Form method="post" onSubmit={save} onFocus={warmIdentity} className="grid gap-4">
        <TextField
          label="Your name"
          name="name"
          required
          defaultValue={account.name}
          maxLength={60}
          autoComplete="name"
        />
        <Failed failure={failure} className={inGrid} />
        <Button type="submit" variant="ghost" size="small" busy={busy} className="justify-self-start">
          Save name
        </Button>
      </Form>
    </WorkspacePart>
  );
}

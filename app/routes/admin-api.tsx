import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { makeKey } from '#features/api-keys/commands/make-key.server.ts';
import { revokeKey } from '#features/api-keys/commands/revoke-key.server.ts';
import { apiOrigin, listKeys } from '#features/api-keys/queries.server.ts';
import { newKeySchema, revokeSchema } from '#features/api-keys/schema.ts';
import { KeysWorkspace } from '#features/api-keys/ui/keys-workspace.tsx';
import { now } from '#server/clock.ts';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-api';

const year = 365 * 86_400_000;

export const loader = staffLoader('api', async (staff) => ({
  keys: await listKeys(),
  zone: staff.zone,
  origin: apiOrigin(),
  endsOn: new Date(now().getTime() + year).toISOString().slice(0, 10),
}));

export const action = staffAction('api', {
  make: async (_, fields, { actor }) => {
    const wish = parseFields(newKeySchema, fields);
    return { said: `The key “${wish.name}” is created`, secret: await makeKey(wish, actor) };
  },
  revoke: async (_, fields, { actor }) => {
    const name = await revokeKey(parseFields(revokeSchema, fields).id, actor);
    return { said: `The key “${name}” no longer works` };
  },
});

export default function AdminApi({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('make');
  return (
    <AdminPage
      section="api"
      title="API"
      loaded={loaderData}
      ownRefusals={['make']}
      actions={[{ id: 'reference', label: 'Read the reference', href: '/admin-panel/api/reference' }]}
      action={
        <ButtonLink href="#make" variant="ink" size="small">
          {' '}
          Create a key{' '}
        </ButtonLink>
      }
    >
      {(page, { said }) => <KeysWorkspace {...page} secret={said?.secret} refused={refused} />}
    </AdminPage>
  );
}

import type { Refusal } from '#lib/forms/refusal.ts';
import type { StaffRights } from '#lib/staff/staff-rights.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { StaffMember } from '../../staff/staff-list.server.ts';
import { AreaTicks } from './area-ticks.tsx';
import { RoleList } from './role-list.tsx';
import { StaffRow } from './staff-row.tsx';

interface StaffWorkspaceProps {
  members: readonly StaffMember[];
  /** What each role may do. */
  rights: readonly StaffRights[];
  secondFactor: boolean;
  /** The reader's own address. */
  own: string;
  now: string;
  /** The form for somebody new, when it came back. */
  refused: Refusal | null;
}

/** Who works here and on what, who can come, and what they need for it. */
export function StaffWorkspace({ members, rights, secondFactor, own, now, refused }: StaffWorkspaceProps) {
  const without = members.filter((member) => member.secondFactor === false).length;
  return (
    <DetailPage>
      <WorkspacePart
        heading="Who works here"
        about="An address counts once its account has confirmed it. There is always one owner."
      >
        <ul className="-my-4 divide-y divide-line">
          {members.map((member) => (
            <StaffRow key={member.email} member={member} isOwn={member.email === own} now={now} />
          ))}
        </ul>
      </WorkspacePart>
      <WorkspacePart
        heading="Add somebody"
        about="They are told by mail and need an account with that address."
        id="add"
      >
        <Form method="post" className="@container grid gap-5">
          <input type="hidden" name="intent" value="add" />
          <TextField
            label="Their email address"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={refused?.typed.email}
            error={refused?.fields.email}
          />
          <AreaTicks held={[]} error={refused?.fields.areas} />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Add them
          </Button>
        </Form>
      </WorkspacePart>
      <WorkspacePart
        heading="What each role may do"
        about="Somebody can hold several roles. Whatever isn’t listed, they don’t even see in the menu."
        id="roles"
      >
        <RoleList rights={rights} />
      </WorkspacePart>
      <WorkspacePart
        heading="Second step"
        about="A code from an app at every sign-in, on top of the password. Whoever has none is asked to set it up and sees nothing before."
      >
        <form method="post">
          <p className="mb-4">
            {secondFactor ? 'Needed by everybody here.' : 'Left to each person.'}{' '}
            {without > 0 ? `${without} of ${members.length} have none.` : 'Everybody has one.'}
          </p>
          <input type="hidden" name="needed" value={secondFactor ? 'no' : 'yes'} />
          <Button type="submit" name="intent" value="secondFactor" variant="ghost" size="small">
            {secondFactor ? 'Leave it to each person' : 'Ask everybody for it'}
          </Button>
        </form>
      </WorkspacePart>
    </DetailPage>
  );
}

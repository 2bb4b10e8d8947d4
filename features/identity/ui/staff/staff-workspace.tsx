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
        about="People can use the panel once they have an account and have confirmed this address. There is always at least one owner."
      >
        <ul className="-my-4 divide-y divide-line">
          {members.map((member) => (
            <StaffRow key={member.email} member={member} isOwn={member.email === own} now={now} />
          ))}
        </ul>
      </WorkspacePart>
      <WorkspacePart
        heading="Add a person"
        about="We’ll email them. They need an account with that address."
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
            {' '}
            Add person{' '}
          </Button>
        </Form>
      </WorkspacePart>
      <WorkspacePart
        heading="What each role may do"
        about="A person can hold several roles. Sections that aren’t listed for their roles don’t appear in their menu."
        id="roles"
      >
        <RoleList rights={rights} />
      </WorkspacePart>
      <WorkspacePart
        heading="Two-step sign-in"
        about="Every sign-in needs a code from an app as well as the password. When you require it, people have to set it up before they can see anything here."
      >
        <form method="post">
          <p className="mb-4">
            {secondFactor ? 'Required for everyone on the staff.' : 'Optional for each person.'}{' '}
            {without > 0
              ? `${without} of ${members.length} ${without === 1 ? 'hasn’t' : 'haven’t'} set it up.`
              : 'Everyone has set it up.'}
          </p>
          <input type="hidden" name="needed" value={secondFactor ? 'no' : 'yes'} />
          <Button type="submit" name="intent" value="secondFactor" variant="ghost" size="small">
            {secondFactor ? 'Make it optional' : 'Require it for everyone'}
          </Button>
        </form>
      </WorkspacePart>
    </DetailPage>
  );
}

import { areaWords } from '#content/workspaces/admin-sections.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Face } from '#ui/data/face.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { usedText } from '../../session-times.ts';
import type { StaffMember } from '../../staff/staff-list.server.ts';
import { AreaTicks } from './area-ticks.tsx';

interface StaffRowProps {
  member: StaffMember;
  isOwn: boolean;
  now: string;
}

function SecondFactor({ has }: { has: boolean | null }) {
  if (has === null) return null;
  return has ? (
    <Badge tone="done">Two-step sign-in</Badge>
  ) : (
    <Badge tone="warning">No two-step sign-in</Badge>
  );
}

/** How far somebody is from being able to come in. */
function seenText({ account, lastSeenAt }: StaffMember, now: string): string {
  if (account === 'none') return 'no account yet';
  if (account === 'unconfirmed') return 'has not confirmed the address';
  return lastSeenAt ? usedText(lastSeenAt, now) : 'not signed in at the moment';
}

function Change({ member }: { member: StaffMember }) {
  return (
    <Collapse variant="quiet" summary="Change" className="text-[.9375rem]">
      <form method="post" className="@container grid gap-4 pt-1">
        <input type="hidden" name="email" value={member.email} />
        <AreaTicks held={member.areas} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="change" variant="ghost" size="small">
            Save
          </Button>
          <Button type="submit" name="intent" value="remove" variant="ghost" tone="danger" size="small">
            Remove from staff<span className="sr-only">: {member.email}</span>
          </Button>
        </div>
      </form>
    </Collapse>
  );
}

/** Somebody who works here. */
export function StaffRow({ member, isOwn, now }: StaffRowProps) {
  const name = member.name ?? member.email;
  return (
    <li className="flex items-start gap-4 py-4">
      <Face name={name} photo={null} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-[540] wrap-anywhere">{isOwn ? `${name} (you)` : name}</p>
          <SecondFactor has={member.secondFactor} />
        </div>
        <p className="text-[.9375rem] text-mute wrap-anywhere">
          {member.name ? `${member.email}, ` : ''}
          {seenText(member, now)}
        </p>
        <p className="mt-1 text-[.9375rem]">
          {member.areas.map((area) => areaWords[area].label).join(', ')}
          {member.fixed ? <span className="text-mute">, set in ADMIN_EMAILS</span> : null}
        </p>
        {member.fixed ? null : <Change member={member} />}
      </div>
    </li>
  );
}

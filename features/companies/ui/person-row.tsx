import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Face } from '#ui/data/face.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { OwnCompany } from '../queries.server.ts';

type ShownPerson = OwnCompany['people'][number];

interface PersonRowProps {
  person: ShownPerson;
  /** Whether the reader is an owner, and this is somebody else. */
  manages: boolean;
  joined: string;
}

const roleWords = { owner: 'Owner', member: 'Member' };

/** What an owner can do about a member: two buttons, folded away so that nobody clicks them by accident. */
function Manage({ person }: { person: ShownPerson }) {
  const next = person.role === 'owner' ? 'member' : 'owner';
  return (
    <Collapse variant="quiet" summary="Change" className="text-[.9375rem]">
      <form method="post" className="flex flex-wrap gap-2 pt-1">
        <input type="hidden" name="member" value={person.userId} />
        <input type="hidden" name="role" value={next} />
        <Button type="submit" name="intent" value="role" variant="ghost" size="small">
          Make {next === 'owner' ? 'an owner' : 'a member'}
        </Button>
        <Button type="submit" name="intent" value="remove" variant="ghost" tone="danger" size="small">
          Remove<span className="sr-only"> {person.name}</span>
        </Button>
      </form>
    </Collapse>
  );
}

/** One person of the company; what an owner does with them opens below, over the whole width. */
export function PersonRow({ person, manages, joined }: PersonRowProps) {
  const note = person.name === person.email ? `Joined ${joined}` : `${person.email}, joined ${joined}`;
  return (
    <li className="flex items-start gap-4 py-3">
      <Face name={person.name} photo={person.photoUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-[540] wrap-anywhere">
            {person.own ? `${person.name} (you)` : person.name}
          </p>
          <Badge tone={person.role === 'owner' ? 'done' : 'plain'}>{roleWords[person.role]}</Badge>
        </div>
        <p className="text-[.9375rem] text-mute wrap-anywhere">{note}</p>
        {manages ? <Manage person={person} /> : null}
      </div>
    </li>
  );
}

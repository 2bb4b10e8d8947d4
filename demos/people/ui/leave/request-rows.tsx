import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { withdrawLeave } from '../../actions/leave.ts';
import type { LeaveRequest } from '../../records.ts';
import { contractsOf, inDays, minutesOf } from '../../rules/leave-account.ts';
import { healthOf, seenAs } from '../../rules/viewer.ts';
import { spanWords } from '../parts/span-words.ts';
import { useAct, usePeople } from '../people-context.ts';

const states: Record<LeaveRequest['state'], readonly [BadgeTone, string]> = {
  waiting: ['warning', 'Waiting'],
  approved: ['done', 'Approved'],
  declined: ['danger', 'Declined'],
  withdrawn: ['plain', 'Withdrawn'],
};

/** Somebody's leave as rows, the latest first; people can withdraw their own upcoming leave. */
export function RequestRows({ requests }: { requests: readonly LeaveRequest[] }) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  if (requests.length === 0) return <p className="text-mute">No one has asked for leave yet.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {requests
        .toSorted((one, other) => (one.from < other.from ? 1 : -1))
        .map((request) => {
          const person = rows.people.get(request.personId);
          const health = healthOf(viewer, rows.health, request);
          const [tone, word] = states[request.state];
          const own = request.personId === viewer.person.id;
          const open = request.state === 'waiting' || (request.state === 'approved' && request.from > day);
          return (
            <li key={request.id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium leading-tight">
                  {seenAs(viewer, request)}
                  {health?.reason ? <span className="font-normal text-mute">: {health.reason}</span> : null}
                </p>
                <p className="text-[.875rem] text-mute">{spanWords(request)}</p>
                {request.answer ? <p className="text-[.875rem] text-mute">“{request.answer}”</p> : null}
              </div>
              <span className="text-[.9375rem]">
                {person
                  ? inDays(minutesOf(rows, person, request), contractsOf(rows, person.id), request.from)
                  : ''}
              </span>
              <Badge tone={tone} className="min-w-24">
                {word}
              </Badge>
              {own && open ? (
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => act(withdrawLeave(rows, viewer, request.id, day))}
                >
                  Withdraw
                </Button>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}

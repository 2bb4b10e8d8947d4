import { useMemo } from 'react';
import { employedOn } from '../../rules/away.ts';
import { allUnder } from '../../rules/tree.ts';
import { usePeople } from '../people-context.ts';
import { ClockCard } from '../time/clock-card.tsx';
import { Fortnight } from './fortnight.tsx';
import { OccasionList } from './occasion-list.tsx';
import { OwnLeave } from './own-leave.tsx';
import { ReviewTasks } from './review-tasks.tsx';
import { SeatMap } from './seat-map.tsx';
import { StarterTasks } from './starter-tasks.tsx';
import { TeamFaces } from './team-faces.tsx';
import { WaitingList } from './waiting-list.tsx';

/** What a role has to know and do today. */
export function TodayScreen() {
  const { rows, viewer, day } = usePeople();
  const { role, person } = viewer;
  const staff = employedOn(rows, day);
  const under = new Set(allUnder(rows.people, person.id).map(({ id }) => id));
  const team = staff.filter(({ id, teamId }) =>
    role === 'manager' ? under.has(id) : teamId === person.teamId,
  );
  const everybody = useMemo(() => [...rows.people.values()], [rows.people]);
  const near = role === 'hr' ? everybody : team;
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-9 @5xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-9">
          {role === 'hr' ? <SeatMap /> : <TeamFaces team={team} />}
          {role === 'employee' ? null : <WaitingList />}
          {role === 'hr' ? null : <Fortnight team={team} />}
        </div>
        <div
          className={`grid min-w-0 content-start gap-6 @max-5xl:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] ${role === 'employee' ? '@max-5xl:order-first' : ''}`}
        >
          {role === 'employee' ? <ClockCard /> : null}
          {role === 'employee' ? <OwnLeave /> : null}
          <ReviewTasks />
          <StarterTasks />
          <OccasionList people={near} days={role === 'hr' ? 10 : 45} />
        </div>
      </div>
    </div>
  );
}

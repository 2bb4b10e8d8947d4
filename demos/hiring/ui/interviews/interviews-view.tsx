import { useState } from 'react';
import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { cancelInterview } from '../../actions/interviews.ts';
import { clockOf, dateOf } from '../../hours.ts';
import { ofApplication } from '../../of-application.ts';
import type { Application, Interview } from '../../records.ts';
import { colleagueName } from '../../staff.ts';
import type { Desk } from '../desk.ts';
import { downloadInvitation } from './invitation.ts';
import { PlanForm } from './plan-form.tsx';

const states = {
  offered: { tone: 'warning', word: 'The candidate chooses' },
  planned: { tone: 'new', word: 'Planned' },
  done: { tone: 'done', word: 'Held' },
  cancelled: { tone: 'plain', word: 'Cancelled' },
} as const;

/** A moment as people say it: 'Thu 19 Nov, 14:30'. */
export const whenSaid = (moment: number): string => {
  const date = dateOf(moment);
  return `${shortWeekday(date)} ${dayAndMonth(date)}, ${clockOf(moment)}`;
};

/** The interviews of one application, and a way to plan another one. */
export function InterviewsView({ desk, application }: { desk: Desk; application: Application }) {
  const { rows } = desk;
  const [plans, setPlans] = useState(false);
  const interviews = ofApplication(rows.interviews, application.id);
  return (
    <div className="grid gap-4">
      {plans ? (
        <PlanForm desk={desk} application={application} onDone={() => setPlans(false)} />
      ) : application.state === 'active' ? (
        <Button
          variant="ink"
          size="small"
          className="justify-self-start print:hidden"
          onClick={() => setPlans(true)}
        >
          Plan an interview
        </Button>
      ) : null}
      {interviews.length === 0 && !plans ? (
        <p className="text-mute">
          There is no interview yet. Offer a few times for the candidate to choose from.
        </p>
      ) : null}
      {interviews.map((interview) => (
        <InterviewCard key={interview.id} desk={desk} interview={interview} />
      ))}
    </div>
  );
}

function InterviewCard({ desk, interview }: { desk: Desk; interview: Interview }) {
  const { rows, viewerId, day, act } = desk;
  const { id, name, hostIds, minutes, offered, start, state, where } = interview;
  const isOpen = state === 'offered' || state === 'planned';
  return (
    <article className="rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[1.0625rem]">{name}</h3>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
      </div>
      <p className="mt-2 font-mono text-[.9375rem]">
        {start === null ? offered.map(whenSaid).join(' or ') : whenSaid(start)}
      </p>
      <p className="mt-1 text-[.9375rem] text-mute">
        {minutes} minutes, {where}, with {hostIds.map(colleagueName).join(' and ')}
      </p>
      {isOpen ? (
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          {start === null ? null : (
            <Button size="small" variant="ghost" onClick={() => downloadInvitation(rows, interview)}>
              Calendar file
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            onClick={() => void act(cancelInterview(rows, id, viewerId, day))}
          >
            Cancel interview
          </Button>
        </div>
      ) : null}
    </article>
  );
}

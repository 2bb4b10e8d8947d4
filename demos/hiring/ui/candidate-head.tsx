import { ChevronDown, Mail, MapPin, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { handTurn, move, reopen } from '../actions/move.ts';
import type { Application } from '../records.ts';
import { firstName, shownPerson } from '../shown-person.ts';
import { colleagueName } from '../staff.ts';
import type { Desk } from './desk.ts';
import { EndDialog } from './end-dialog.tsx';
import { StagePath } from './stage-path.tsx';

interface CandidateHeadProps {
  desk: Desk;
  application: Application;
}

const ends = { rejected: 'Rejected', withdrawn: 'Withdrew', hired: 'Hired' } as const;

/** Who it is, where they stand, and what can be done next. */
export function CandidateHead({ desk, application }: CandidateHeadProps) {
  const { rows, day, viewerId: by, act } = desk;
  const { id, state, turn } = application;
  const endId = useId();
  const [asksEnd, setAsksEnd] = useState(false);
  const job = rows.jobs.get(application.jobId);
  const person = rows.people.get(application.personId);
  const shown = shownPerson(rows, application);
  if (!job || !person) return null;
  const next = job.stages[job.stages.findIndex((stage) => stage.id === application.stageId) + 1];
  const goes = (stageId: string) => void act(move(rows, { applicationId: id, stageId, by, day }));
  const gives = (to: string) =>
    void act(
      handTurn(
        rows,
        id,
        to,
        to === 'candidate' ? `It is ${shown.name}’s turn` : `It is ${colleagueName(to)}’s turn`,
      ),
    );
  const whose =
    turn === 'candidate'
      ? shown.isHidden
        ? 'Their turn'
        : `${firstName(person)}’s turn`
      : `${firstName({ name: colleagueName(turn) })}’s turn`;

  return (
    <div className="mb-7">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-[1.0625rem] text-pretty text-mute">{shown.headline}</p>
          {shown.isHidden ? (
            <p className="mt-2 max-w-prose text-[.9375rem] text-mute">
              Screening for this job is anonymous. You’ll see name, contact details and dates from the
              interviews onwards.
            </p>
          ) : (
            <ul className="mt-2 flex flex-wrap gap-x-5 text-[.9375rem]">
              <Contact Icon={Mail} href={`mailto:${person.email}`} text={person.email} />
              <Contact Icon={Phone} href={`tel:${person.phone.replace(/[^+\d]/g, '')}`} text={person.phone} />
              <Contact Icon={MapPin} text={person.place} />
            </ul>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {state === 'active' ? (
            <>
              <Menu
                align="end"
                trigger={
                  <Button variant="ghost" size="small">
                    {whose}
                    <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
                  </Button>
                }
              >
                <MenuItem onSelect={() => gives('candidate')}>The candidate’s turn</MenuItem>
                {job.panel.map((one) => (
                  <MenuItem key={one} onSelect={() => gives(one)}>
                    {colleagueName(one)}’s turn
                  </MenuItem>
                ))}
              </Menu>
              <Button variant="ghost" size="small" onClick={() => setAsksEnd(true)}>
                Reject
              </Button>
              <Menu
                align="end"
                trigger={
                  <Button variant="ghost" size="small">
                    Move to
                    <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
                  </Button>
                }
              >
                {job.stages
                  .filter((stage) => stage.id !== application.stageId)
                  .map((stage) => (
                    <MenuItem key={stage.id} onSelect={() => goes(stage.id)}>
                      {stage.name}
                    </MenuItem>
                  ))}
              </Menu>
              {next ? (
                <Button size="small" onClick={() => goes(next.id)}>
                  {next.kind === 'hired' ? 'Hire' : `Move to ${next.name}`}
                </Button>
              ) : null}
            </>
          ) : (
            <>
              <Badge tone={state === 'hired' ? 'done' : 'plain'} variant="outline">
                {application.reason ? `${ends[state]}: ${application.reason}` : ends[state]}
              </Badge>
              {state === 'hired' ? null : (
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => void act(reopen(rows, { applicationId: id, by, day }))}
                >
                  Open again
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <StagePath application={application} job={job} day={day} hidesDates={shown.isHidden} />
      <EndDialog id={endId} desk={desk} application={application} open={asksEnd} onOpenChange={setAsksEnd} />
    </div>
  );
}

/** One way to reach somebody; nothing where it is not known. */
function Contact({ Icon, href, text }: { Icon: typeof Mail; href?: string; text: string }) {
  if (!text) return null;
  return (
    <li className="flex min-h-8 items-center gap-2">
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
      {href ? (
        <a
          href={href}
          className="break-all underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </li>
  );
}

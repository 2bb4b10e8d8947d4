import { Pause, Play, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { runHref } from '../address.ts';
import type { ShownSchedule } from '../page.server.ts';
import { paces, paceWords, pausedWords, shortAddress, workWords } from '../schedules.ts';
import { RunLine, standingOf } from './run-line.tsx';

interface ScheduleRowProps {
  schedule: ShownSchedule;
  zone: string;
  /** Whether the operators let such work run at the moment. */
  open: boolean;
}

interface PressProps {
  id: string;
  intent: string;
  tone?: 'danger';
  disabled?: boolean;
  children: ReactNode;
}

function Press({ id, intent, tone, disabled, children }: PressProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="ghost" size="small" tone={tone} disabled={disabled}>
        {children}
      </Button>
    </Form>
  );
}

/** How often, and when next. */
function Timing({ schedule, zone, open }: ScheduleRowProps) {
  const { work, about, pace, nextRunAt } = schedule;
  return (
    <p className="text-[.9375rem] text-mute">
      {workWords[work]}, {about}. {paceWords[pace]}
      {nextRunAt && open ? (
        <>
          , next <Moment at={nextRunAt} zone={zone} />
        </>
      ) : null}
      {nextRunAt ? '' : ', paused'}.
    </p>
  );
}

/** How it went last time, and what was different then. */
function LastRun({ schedule, zone }: Omit<ScheduleRowProps, 'open'>) {
  const { going, runs } = schedule;
  const [last] = runs;
  const running = (
    <Badge tone="warning" className="me-2">
      Running
    </Badge>
  );
  if (!last) return <p>{going ? <>{running} The first run has begun.</> : 'No run yet.'}</p>;
  const { tone, word } = standingOf(last);
  return (
    <div className="grid gap-1 text-[.9375rem] text-pretty">
      <p className="wrap-anywhere">
        {going ? running : null}
        <Badge tone={tone} className="me-2">
          {word}
        </Badge>
        <Moment at={last.startedAt} zone={zone} className="text-mute" /> {last.said}
      </p>
      {last.ok ? <p>{last.changed ?? 'Later runs are compared with this one.'}</p> : null}
    </div>
  );
}

/** One press more than the others, because there is no way back. */
function Remove({ id, name }: { id: string; name: string }) {
  return (
    <details className="group/delete">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border border-line px-5 text-[.9375rem] font-[540] text-danger hover:bg-selected group-open/delete:hidden [&::-webkit-details-marker]:hidden">
        Delete<span className="sr-only">: {name}</span>
      </summary>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-[.9375rem]">This deletes its results too, and you can’t undo it.</p>
        <Press id={id} intent="delete" tone="danger">
          Delete for good
        </Press>
      </div>
    </details>
  );
}

function Settings({ id, pace, name }: { id: string; pace: ShownSchedule['pace']; name: string }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3 pb-4">
      <input type="hidden" name="intent" value="pace" />
      <input type="hidden" name="id" value={id} />
      <SelectField
        required
        label={`How often ${name} runs`}
        name="pace"
        defaultValue={pace}
        className="min-w-0 max-w-xs flex-1 basis-48"
      >
        {paces.map((each) => (
          <option key={each} value={each}>
            {paceWords[each]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="ghost" size="small">
        Save
      </Button>
    </Form>
  );
}

/** A schedule: what it reads and when, how it went, and what can be done with it. */
export function ScheduleRow({ schedule, zone, open }: ScheduleRowProps) {
  const { id, address, pace, paused, pausedByFailures, going, runs } = schedule;
  const name = shortAddress(address);
  const [last] = runs;
  const ofThis = <span className="sr-only">: {name}</span>;
  return (
    <li className="@container grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line px-4 py-5 last:border-0 sm:px-6">
      <div className="grid gap-1.5">
        <h2 className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">{name}</h2>
        <Timing schedule={schedule} zone={zone} open={open} />
        <LastRun schedule={schedule} zone={zone} />
        {pausedByFailures ? (
          <p className="text-[.9375rem] text-warning text-pretty">
            {pausedWords} Check the address, then resume it.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Press id={id} intent="run" disabled={going || !open}>
          <RotateCw size={16} strokeWidth={1.5} aria-hidden="true" />
          Run now{ofThis}
        </Press>
        {paused ? (
          <Press id={id} intent="resume">
            <Play size={16} strokeWidth={1.5} aria-hidden="true" />
            Resume{ofThis}
          </Press>
        ) : (
          <Press id={id} intent="pause">
            <Pause size={16} strokeWidth={1.5} aria-hidden="true" />
            Pause{ofThis}
          </Press>
        )}
        {last ? (
          <ButtonLink href={runHref(last.id)} variant="ghost" size="small">
            See result{ofThis}
          </ButtonLink>
        ) : null}
        <Remove id={id} name={name} />
      </div>
      <Collapse
        variant="quiet"
        summary={
          <>
            Settings and earlier runs<span className="sr-only"> of {name}</span>
          </>
        }
      >
        <Settings id={id} pace={pace} name={name} />
        {runs.length > 0 ? (
          <ul>
            {runs.map((run) => (
              <RunLine key={run.id} run={run} zone={zone} />
            ))}
          </ul>
        ) : (
          <p className="text-[.9375rem] text-mute">Its runs will appear here, the newest first.</p>
        )}
      </Collapse>
    </li>
  );
}

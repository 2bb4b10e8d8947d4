import { Lock } from 'lucide-react';
import { useState } from 'react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { ownCard, readableCards } from '../actions/scorecards.ts';
import type { Application, Job, Scorecard } from '../records.ts';
import { colleagueName } from '../staff.ts';
import type { Desk } from './desk.ts';
import { ScorecardForm } from './scorecard-form.tsx';

const tones = { 'strong no': 'danger', no: 'warning', yes: 'done', 'strong yes': 'done' } as const;
const verdictWords = {
  'strong no': 'Strong no',
  no: 'No',
  yes: 'Yes',
  'strong yes': 'Strong yes',
} as const;

/** What each interviewer thinks: an interviewer sees the others' cards after handing in their own. */
export function ScorecardsView({ desk, application }: { desk: Desk; application: Application }) {
  const { rows, viewerId } = desk;
  const [writes, setWrites] = useState(false);
  const job = rows.jobs.get(application.jobId);
  if (!job) return null;
  const own = ownCard(rows, application.id, viewerId);
  const { open, sealed } = readableCards(rows, application.id, viewerId);
  const isAsked = job.panel.includes(viewerId);
  const missing = job.panel.filter(
    (one) => one !== viewerId && !open.some(({ authorId }) => authorId === one) && !sealed.includes(one),
  );
  return (
    <div className="grid gap-4">
      {isAsked && (!own || writes) ? (
        <ScorecardForm
          desk={desk}
          application={application}
          job={job}
          own={own}
          onDone={() => setWrites(false)}
        />
      ) : null}
      {sealed.length > 0 ? (
        <div className="flex gap-3 rounded-card border border-dashed border-outline p-5">
          <Lock size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
          <p className="text-[.9375rem]">
            {sealed.map(colleagueName).join(' and ')} {sealed.length === 1 ? 'has' : 'have'} already handed
            in.{' '}
            {isAsked
              ? 'You can read it once you’ve handed in your own scorecard.'
              : 'It opens when everyone has handed in theirs.'}
          </p>
        </div>
      ) : null}
      {open.map((card) => (
        <CardView
          key={card.id}
          card={card}
          job={job}
          onChange={card.authorId === viewerId && !writes ? () => setWrites(true) : undefined}
        />
      ))}
      {missing.length > 0 ? (
        <p className="text-[.9375rem] text-mute">
          Still to hand in: {missing.map(colleagueName).join(', ')}.
        </p>
      ) : null}
    </div>
  );
}

interface CardViewProps {
  card: Scorecard;
  job: Job;
  onChange: (() => void) | undefined;
}

function CardView({ card, job, onChange }: CardViewProps) {
  const { authorId, verdict, words, marks, on, before } = card;
  return (
    <article className="rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[1.0625rem]">{colleagueName(authorId)}</h3>
        <Badge tone={tones[verdict]} variant="outline">
          {verdictWords[verdict]}
        </Badge>
      </div>
      <p className="mt-2 whitespace-pre-line">{words}</p>
      <dl className="mt-4 grid gap-1.5 text-[.9375rem]">
        {job.criteria.map((name) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt>{name}</dt>
            <dd className="flex gap-1">
              {[1, 2, 3, 4].map((mark) => (
                <span
                  key={mark}
                  aria-hidden="true"
                  className={`h-2.5 w-6 rounded-full ${mark <= (marks[name] ?? 0) ? 'bg-ink' : 'bg-selected'}`}
                />
              ))}
              <span className="sr-only">{marks[name] ?? 0} of 4</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex min-h-8 flex-wrap items-center justify-between gap-2 font-mono text-[.8125rem] text-mute">
        {dayAndMonth(on)}
        {onChange ? (
          <Button variant="ghost" size="small" onClick={onChange}>
            Change
          </Button>
        ) : null}
      </p>
      {before.map((old) => (
        <p key={`${old.on} ${old.words}`} className="mt-2 border-t border-line pt-2 text-[.875rem] text-mute">
          Until {dayAndMonth(on)}: {verdictWords[old.verdict]}. {old.words}
        </p>
      ))}
    </article>
  );
}

import { ArrowLeft, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { LeadPage } from '../record-page.server.ts';
import { stageWords } from '../stages.ts';
import { LeadForm } from './lead-form.tsx';
import { StageForm } from './stage-form.tsx';
import { Timeline } from './timeline.tsx';

interface LeadRecordProps {
  lead: LeadPage;
  writes: boolean;
  refused: (Refusal & { intent: string }) | null;
  /** The form that writes to them, where it is known how. */
  reply: ReactNode;
}

const heading = 'mb-3 text-lg';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line px-4 py-5 first:border-t-0 sm:px-6">
      <h3 className={heading}>{title}</h3>
      {children}
    </section>
  );
}

function Duplicates({ lead, writes }: Pick<LeadRecordProps, 'lead' | 'writes'>) {
  if (lead.duplicates.length === 0) return null;
  return (
    <Part title="Possible duplicates">
      <ul className="grid gap-4">
        {lead.duplicates.map(({ id, name, emails, why }) => (
          <li key={id}>
            <a
              href={`/admin-panel/leads/${id}`}
              className="font-[540] underline underline-offset-4 wrap-anywhere"
            >
              {name}
            </a>
            <p className="text-[.875rem] text-mute wrap-anywhere">
              {why}. {emails.join(', ')}
            </p>
            {writes ? (
              <form method="post" className="mt-2 flex flex-wrap gap-2">
                <input type="hidden" name="id" value={lead.id} />
                <input type="hidden" name="other" value={id} />
                <Button type="submit" name="intent" value="merge" variant="ghost" size="small">
                  <UsersRound size={18} strokeWidth={1.5} aria-hidden="true" />
                  Merge<span className="sr-only"> with {name}</span>
                </Button>
                <Button type="submit" name="intent" value="apart" variant="ghost" size="small">
                  Not the same<span className="sr-only"> as {name}</span>
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** One person whole: how far they are, what comes next, and everything that happened with them. */
export function LeadRecord({ lead, writes, refused, reply }: LeadRecordProps) {
  const facts = [
    { term: 'Stage', text: <Badge tone={stageWords[lead.stage].tone}>{stageWords[lead.stage].label}</Badge> },
    { term: 'Value', text: lead.valueWords ?? '–' },
    { term: 'Owner', text: lead.owner ?? 'Nobody yet' },
    {
      term: 'Next step',
      text: lead.nextStep ? (
        <span className={lead.late ? 'text-danger' : ''}>
          {lead.nextStepDay ? `${lead.nextStepDay}: ` : ''}
          {lead.nextStep}
        </span>
      ) : (
        'None agreed'
      ),
    },
  ];
  const refusedAt = (intent: string) => (refused?.intent === intent ? refused : null);
  return (
    <DetailPage>
      <header className="px-4 pt-3 pb-4 sm:px-6">
        <a href="/admin-panel/leads" className="-ms-1 inline-flex min-h-11 items-center gap-2 font-[540]">
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          All leads
        </a>
        <div className="mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <Avatar name={lead.name} hue="sun" />
          <div className="min-w-0">
            <h2 className="text-[1.625rem] leading-tight wrap-anywhere">{lead.name}</h2>
            <p className="mt-0.5 text-[.9375rem] text-mute wrap-anywhere">
              {lead.company ? (
                <>
                  <a
                    href={`/admin-panel/leads/companies/${lead.company.id}`}
                    className="underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {lead.company.name}
                  </a>
                  {'. '}
                </>
              ) : null}
              {lead.companyTyped && lead.companyTyped !== lead.company?.name
                ? `Says they work at ${lead.companyTyped}. `
                : null}
              {[...lead.emails, lead.phone].filter(Boolean).join(', ')}
            </p>
          </div>
        </div>
      </header>
      <dl className="grid grid-cols-2 border-y border-line @3xl:grid-cols-4">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="min-w-0 border-line px-4 py-3 even:border-s sm:px-6 @3xl:border-s @3xl:first:border-s-0 [&:nth-child(n+3)]:border-t @3xl:[&:nth-child(n+3)]:border-t-0"
          >
            <dt className="text-[.78125rem] text-mute">{term}</dt>
            <dd className="mt-0.5 text-[.9375rem] font-[540] wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {lead.stage === 'lost' && lead.lostReason ? (
        <p className="border-b border-line px-4 py-3 text-[.9375rem] sm:px-6">
          <span className="text-mute">Lost: </span>
          {lead.lostReason}
        </p>
      ) : null}
      <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="px-4 py-5 sm:px-6">
          {reply ? <div className="mb-6 border-b border-line pb-6">{reply}</div> : null}
          <h3 className={heading}>What happened</h3>
          {writes ? (
            <Form method="post" keep={`lead-note-${lead.id}`} className="mb-6 grid gap-3">
              <FormKey />
              <TextArea
                label="Add a note"
                name="note"
                required
                rows={2}
                maxLength={8000}
                defaultValue={refusedAt('note')?.typed.note}
                error={refusedAt('note')?.fields.note}
                hint="Staff can read this. If the person asks for a copy of their data, the note is part of it."
              />
              <Button
                type="submit"
                name="intent"
                value="note"
                variant="ghost"
                size="small"
                className="justify-self-start"
              >
                Save note
              </Button>
            </Form>
          ) : null}
          <Timeline entries={lead.entries} zone={lead.zone} />
        </div>
        <div className="border-line max-@3xl:border-t @3xl:border-s">
          <Duplicates lead={lead} writes={writes} />
          {writes ? (
            <>
              <Part title="Stage">
                <StageForm id={lead.id} stage={lead.stage} refused={refusedAt('stage')} />
              </Part>
              <Part title="Record">
                <LeadForm lead={lead} refused={refusedAt('change')} />
              </Part>
            </>
          ) : null}
        </div>
      </div>
    </DetailPage>
  );
}

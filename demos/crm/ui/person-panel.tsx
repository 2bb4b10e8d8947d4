import { ArrowLeft, CalendarPlus, Handshake, Mail, Phone, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholeMoneyText } from '#lib/money/money.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Badge } from '#ui/data/badge.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';
import type { TalkKind } from '../actions/log.ts';
import type { Person } from '../records.ts';
import { ofPerson } from '../rules/whom.ts';
import { nameOf } from '../staff.ts';
import { isOpen, stageWords } from '../stage-words.ts';
import { LineOfTime } from './line-of-time.tsx';
import { TalkForm } from './talk-form.tsx';
import type { CrmView } from './use-crm.ts';

export interface Talking {
  kind: TalkKind | null;
  onKind: (kind: TalkKind | null) => void;
  onSaved: () => void;
  onTomorrow: () => void;
}

const ways = [
  ['call', 'Called', 'C', Phone],
  ['email', 'Emailed', 'E', Mail],
  ['meeting', 'Met', 'M', Handshake],
  ['note', 'Note', 'N', StickyNote],
] as const;
const wayLook =
  'flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-3.5 text-[.9375rem] font-medium hover:bg-selected aria-pressed:border-ink';
const capLook = 'max-xl:hidden';

interface PersonPanelProps {
  view: CrmView;
  person: Person;
  /** Why they are to be spoken to today. */
  reason?: string | undefined;
  talking: Talking;
  back: string;
  /** The screen's heading names them already. */
  unnamed?: boolean;
  /** Buttons beside the name. */
  beside?: ReactNode;
}

/** One person: how to reach them, what is open, and their line of time, in which a talk is written down in place. */
export function PersonPanel({
  view,
  person,
  reason,
  talking,
  back,
  unnamed = false,
  beside,
}: PersonPanelProps) {
  const { rows, day } = view;
  const company = rows.companies.get(person.companyId);
  const deals = ofPerson(rows.deals, person.id);
  return (
    <article aria-label={person.name} className="min-w-0">
      <a href={back} className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 text-mute xl:hidden">
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back
      </a>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {unnamed ? null : <h2 className="text-[2rem]">{person.name}</h2>}
          <p className="mt-1.5 text-mute">
            {[person.role, company?.name, company?.city].filter(Boolean).join(', ') || 'No company yet'}
          </p>
        </div>
        {beside}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {person.phones.map((phone) => (
          <a
            key={phone}
            href={`tel:${phone.replace(/\s/g, '')}`}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {phone}
          </a>
        ))}
        {person.emails.map((email) => (
          <a
            key={email}
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4"
          >
            {email}
          </a>
        ))}
      </p>
      {reason ? <p className="mt-3 rounded-input bg-hue px-4 py-3 font-[540] text-on-hue">{reason}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {ways.map(([kind, label, cap, Icon]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={talking.kind === kind}
            onClick={() => talking.onKind(talking.kind === kind ? null : kind)}
            className={wayLook}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
            {label}
            <span className={capLook}>
              <KeyCap>{cap}</KeyCap>
            </span>
          </button>
        ))}
        <button type="button" onClick={talking.onTomorrow} className={wayLook}>
          <CalendarPlus size={16} strokeWidth={1.5} aria-hidden="true" />
          Tomorrow
          <span className={capLook}>
            <KeyCap>T</KeyCap>
          </span>
        </button>
      </div>
      {talking.kind ? (
        <TalkForm
          key={`${person.id} ${talking.kind}`}
          view={view}
          person={person}
          kind={talking.kind}
          onClose={(saved) => {
            talking.onKind(null);
            if (saved) talking.onSaved();
          }}
        />
      ) : null}
      {deals.length > 0 ? (
        <ul className="mt-6 border-t border-line">
          {deals.map((deal) => (
            <li
              key={deal.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
            >
              <span className="font-medium">{deal.title}</span>
              <span className="text-xl font-semibold tracking-tight tabular-nums">
                {wholeMoneyText(deal.cents / 100, view.company.currency)}
              </span>
              <span className="flex w-full justify-between gap-3 text-[.875rem] text-mute">
                <Badge tone={deal.stage === 'won' ? 'done' : deal.stage === 'lost' ? 'plain' : 'new'}>
                  {stageWords[deal.stage].name}
                </Badge>
                {isOpen(deal.stage) ? `Decision by ${dayAndMonth(deal.closes)}` : ''}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {person.note ? <p className="mt-5 whitespace-pre-line">{person.note}</p> : null}
      <h3 className="mt-7 mb-3 text-lg">Timeline</h3>
      <LineOfTime
        activities={ofPerson(rows.activities, person.id)}
        reminders={ofPerson(rows.reminders, person.id)}
        day={day}
      />
      <p className="mt-3 text-[.875rem] text-mute">Account manager {nameOf(person.owner)}</p>
    </article>
  );
}

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/button.tsx';
import type { NamedText } from '../text/rule-list.tsx';
import { ActionBar } from './action-bar.tsx';

interface DetailAction {
  /** The largest words of the card: when, or how. */
  title: string;
  terms: readonly NamedText[];
  primary: { label: string; href: string };
  secondary?: { label: string; href: string };
  /** Stands between the facts and the buttons: seats, say. */
  detail?: ReactNode;
  /** More that can be done, below the buttons; on a phone it stands in the card. */
  more?: ReactNode;
  note?: string;
  /** What the bar at a phone's thumb says, where that is not the title. */
  bar?: ReactNode;
}

interface DetailPageProps {
  back: { href: string; label: string };
  heading: string;
  /** Data about the thing in one line. */
  facts: string;
  /** What stands in the block of the thing's hue. */
  figure: ReactNode;
  hue?: string;
  lead: string;
  action: DetailAction;
  children: ReactNode;
}

function ActionCard({ title, terms, primary, secondary, detail, more, note }: DetailAction) {
  return (
    <aside
      aria-label={title}
      className="h-max rounded-card border border-line bg-raised p-6 lg:sticky lg:top-6 lg:col-span-4 lg:row-span-2 lg:mt-8 lg:p-7"
    >
      <p className="font-display text-[clamp(min(1.75rem,8vw),2.6vw,2.375rem)] font-semibold leading-none tracking-[-.04em] text-balance">
        {title}
      </p>
      <dl className="mt-5">
        {terms.map(([name, text]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 text-[.95rem]"
          >
            <dt className="text-mute">{name}</dt>
            <dd className="min-w-0 flex-[1_1_7rem] text-right font-medium text-pretty wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {detail ? <div className="border-t border-line py-5">{detail}</div> : null}
      <div className="grid gap-3 border-t border-line pt-5 max-md:hidden md:max-lg:grid-cols-2">
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        {secondary ? (
          <ButtonLink href={secondary.href} variant="ghost">
            {secondary.label}
          </ButtonLink>
        ) : null}
      </div>
      {more ? (
        <div className="mt-3 grid gap-3 max-md:border-t max-md:border-line max-md:pt-5">{more}</div>
      ) : null}
      {note ? <p className="mt-5 text-sm text-mute text-pretty max-md:mt-2">{note}</p> : null}
      {secondary ? (
        <a
          href={secondary.href}
          className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4 md:hidden"
        >
          {secondary.label}
        </a>
      ) : null}
    </aside>
  );
}

/** One thing and what to do about it: the thing on the left, the action beside it; at the thumb on a phone. */
export function DetailPage({ back, heading, facts, figure, hue, lead, action, children }: DetailPageProps) {
  return (
    <div className="wrap">
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <a
            href={back.href}
            className="inline-flex min-h-11 items-center gap-2 text-[.95rem] text-mute hover:text-ink"
          >
            <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
            {back.label}
          </a>
          <h1 className="display mt-2 break-words text-[clamp(min(2.375rem,10.5vw),3.9vw,3.5rem)]">
            {heading}
          </h1>
          <p className="mono-label mt-4 text-mute">{facts}</p>
          <div data-hue={hue} className="hue-block mt-6 overflow-hidden px-4 pt-4 sm:px-10 sm:pt-10 lg:mt-8">
            {figure}
          </div>
          <p className="mt-7 max-w-[38rem] text-xl leading-normal text-pretty lg:mt-9">{lead}</p>
        </div>
        <div className="contents max-lg:[&>aside]:mt-8">
          <ActionCard {...action} />
        </div>
        <div className="grid grid-cols-1 gap-14 pt-14 lg:col-span-8 lg:gap-18 lg:pt-18">{children}</div>
      </div>
      <ActionBar variant="plain" fact={action.bar ?? action.title}>
        <ButtonLink href={action.primary.href} size="small">
          {action.primary.label}
        </ButtonLink>
      </ActionBar>
    </div>
  );
}

interface DetailSectionProps {
  id?: string;
  heading: string;
  /** A short fact at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a sheet with its heading. */
export function DetailSection({ id, heading, aside, children }: DetailSectionProps) {
  return (
    <section id={id} className="min-w-0 scroll-mt-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className=" text-[clamp(min(1.75rem,8vw),2.6vw,2.25rem)]">{heading}</h2>
        {aside ? <p className="text-[.95rem] text-mute">{aside}</p> : null}
      </div>
      {children}
    </section>
  );
}

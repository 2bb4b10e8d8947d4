import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import type { Counted, Numbers } from '#server/page-counts/numbers.ts';
import type { LedTo } from '#server/page-counts/tallies.ts';
import { DayBars } from '#ui/data/day-bars.tsx';
import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import { LedToTable } from './led-to-table.tsx';
import { spans } from './span.ts';

function File({ of, span, children }: { of: string; span: number; children: ReactNode }) {
  return (
    <a
      href={`/api/staff/numbers/csv?of=${of}&days=${span}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-[.9375rem] font-[540] hover:bg-selected"
    >
      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </a>
  );
}

interface TopProps {
  heading: string;
  rows: readonly Counted[];
  empty: string;
  file?: ReactNode;
}

function Top({ heading, rows, empty, file }: TopProps) {
  return (
    <section>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{heading}</h2>
        {file}
      </div>
      {rows.length === 0 ? <p className="mt-2 text-[.9375rem] text-mute">{empty}</p> : null}
      <ol className="mt-2">
        {rows.map(({ name, views }) => (
          <li
            key={name}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line text-[.9375rem]"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="font-mono tabular-nums">{grouped(views)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NumbersWorkspaceProps {
  numbers: Numbers;
  led: readonly LedTo[];
  inVain: readonly Counted[];
  span: number;
}

/** What is read on the site, without telling anybody from another. */
export function NumbersWorkspace({ numbers, led, inVain, span }: NumbersWorkspaceProps) {
  const total = numbers.days.reduce((sum, { views }) => sum + views, 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <WorkspaceTabs
          label="Span"
          tabs={spans.map((days) => ({
            label: `${days} days`,
            href: `/admin-panel/numbers?days=${days}`,
            current: days === span,
          }))}
        />
        <File of="numbers" span={span}>
          CSV file
        </File>
      </div>
      <div className="rounded-card border border-line bg-raised p-5 sm:p-7">
        <h2 className="mb-5 text-xl">
          {total === 0 ? 'Nobody has read a page yet' : `${grouped(total)} pages read in ${span} days`}
        </h2>
        <DayBars days={numbers.days} counted="Pages read" />
      </div>
      <LedToTable
        rows={led}
        file={
          <File of="led-to" span={span}>
            CSV file
          </File>
        }
      />
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <Top heading="Pages" rows={numbers.pages} empty="No page was read in this period." />
        <Top
          heading="Where readers came from"
          rows={numbers.sources}
          empty="Nobody came through a link on another site."
        />
        <Top
          heading="Campaigns"
          rows={numbers.campaigns}
          empty="No address with utm_campaign was opened in this period."
        />
        <Top
          heading="Searches that found nothing"
          rows={inVain}
          empty="Every search in this period found a page."
          file={
            <File of="searches-in-vain" span={span}>
              CSV file
            </File>
          }
        />
        <Top heading="Devices" rows={numbers.devices} empty="None in this period." />
      </div>
      <p className="mt-8 max-w-[44rem] text-[.9375rem] text-mute">
        The server counts page views by day, without cookies and without anything that identifies a reader,
        and leaves out automated visitors. What a page led to is counted apart from the form itself. Of
        searches we keep only a few words, and nothing that looks like an address or a number.
      </p>
    </>
  );
}

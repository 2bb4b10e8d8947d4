import { Paperclip } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Count } from '#ui/data/count.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { DeskEmpty, DeskSearch, DeskTabs } from '#ui/kinds/desk-list.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { ShownThread, ThreadPage } from '../account-page.server.ts';
import { listStates } from '../schema.ts';
import { listAddress } from './address.ts';
import { standings } from './standings.ts';

const path = '/account/enquiries';
const tabWords = { all: 'All', open: 'Wait for us', answered: 'Answered', closed: 'Done' };

const columnsAt = (list: ThreadPage): DataColumn<ShownThread>[] => [
  {
    id: 'title',
    heading: 'Enquiry',
    value: (row) => row.title,
    cell: ({ reference, title, unread, files }) => (
      <a
        href={listAddress(path, list, { enquiry: reference })}
        className="inline-flex min-h-11 max-w-full items-center gap-2.5 underline-offset-4 hover:underline"
      >
        <span className="line-clamp-2 min-w-0 wrap-anywhere sm:line-clamp-1">{title || reference}</span>
        {files > 0 ? (
          <Paperclip size={16} strokeWidth={1.5} aria-label="With files" className="shrink-0 text-mute" />
        ) : null}
        <Count value={unread} label="unread" variant="strong" className="shrink-0" />
      </a>
    ),
  },
  {
    id: 'about',
    heading: 'About',
    value: (row) => row.about,
    cell: ({ about, from }) => (
      <span className="line-clamp-1 text-mute">
        {[about, from && `from ${from}`].filter(Boolean).join(', ')}
      </span>
    ),
    onPhone: 'note',
  },
  {
    id: 'state',
    heading: 'State',
    value: (row) => standings[row.state].word,
    cell: (row) => (
      <Badge tone={standings[row.state].tone} className="whitespace-nowrap">
        {standings[row.state].word}
      </Badge>
    ),
    onPhone: 'state',
  },
  { id: 'when', heading: 'Last word', value: (row) => row.when, kind: 'number', onPhone: 'figure' },
];

const Empty = ({ q, all }: { q: string; all: number }) =>
  q || all > 0 ? (
    <DeskEmpty
      heading={q ? `Nothing with “${q}”` : 'Nothing in this state'}
      action={
        <ButtonLink href={path} variant="ghost" size="small">
          Show all
        </ButtonLink>
      }
    >
      {q ? <p>Every word has to occur: in what was said, the subject, a name or the reference.</p> : null}
    </DeskEmpty>
  ) : (
    <DeskEmpty
      heading="Nothing asked yet"
      action={
        <ButtonLink href="/contact-us" variant="ink" size="small">
          Ask something
        </ButtonLink>
      }
    >
      <p>
        What you send from your address stands here with every answer. For instance: “We plan milk rounds on
        paper, two hours each morning. Can a program read the orders from our till?”
      </p>
    </DeskEmpty>
  );

/** One's enquiries and those of one's company, by state, with a search and pages in the address. */
export function EnquiryList({ list }: { list: ThreadPage }) {
  const { q, state, page, pages, counts, threads } = list;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <DeskTabs
          label="By state"
          tabs={listStates.map((each) => ({
            label: tabWords[each],
            href: listAddress(path, { q, state: each }),
            count: counts[each],
            current: each === state,
          }))}
        />
        <DeskSearch
          label="Find an enquiry"
          words={q}
          keeps={{ state: state === 'all' ? '' : state }}
          className="w-full sm:w-64"
        />
      </div>
      {threads.length === 0 ? (
        <DeskSheet>
          <Empty q={q} all={counts.all} />
        </DeskSheet>
      ) : (
        <Table
          caption="Your enquiries"
          captionHidden
          columns={columnsAt(list)}
          rows={threads}
          rowId={(row) => row.reference}
        />
      )}
      {pages > 1 ? (
        <Pagination
          label="Enquiries"
          page={page}
          pages={pages}
          href={(next) => listAddress(path, { q, state, page: next })}
          className="mt-4"
        />
      ) : null}
    </>
  );
}

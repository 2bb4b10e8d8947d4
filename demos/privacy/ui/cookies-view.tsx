import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';

type Cookie = PrivacyReport['cookies'][number];

const purposes: Readonly<Record<Cookie['purpose'], [BadgeTone, string]>> = {
  needed: ['done', 'needed'],
  preference: ['plain', 'preference'],
  measuring: ['danger', 'measuring'],
  advertising: ['danger', 'advertising'],
  unknown: ['plain', 'unknown'],
};

const columns: DataColumn<Cookie>[] = [
  {
    id: 'name',
    heading: 'Cookie',
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-mono text-sm wrap-anywhere">{name}</span>,
  },
  {
    id: 'says',
    heading: 'What it is',
    value: ({ says, owner }) => `${owner}: ${says}`,
    onPhone: 'note',
  },
  {
    id: 'purpose',
    heading: 'For',
    value: ({ purpose }) => purpose,
    cell: ({ purpose }) => {
      const [tone, word] = purposes[purpose];
      return <Badge tone={tone}>{word}</Badge>;
    },
    onPhone: 'state',
  },
  { id: 'life', heading: 'Stays', value: ({ life }) => life },
  {
    id: 'flags',
    heading: 'Flags',
    value: ({ flags }) => flags.join(' '),
    cell: ({ flags }) => (
      <span className="font-mono text-[.8125rem]">{flags.length > 0 ? flags.join(' ') : 'none'}</span>
    ),
  },
];

/** The cookies that the server set, explained by name. */
export function CookiesView({ cookies }: { cookies: PrivacyReport['cookies'] }) {
  if (cookies.length === 0)
    return <p className="max-w-[42rem]">The server sets no cookies with its first response.</p>;
  return (
    <Table
      caption="Cookies set by the first response"
      captionHidden
      columns={columns}
      rows={cookies}
      rowId={({ name }) => name}
      density="dense"
    />
  );
}

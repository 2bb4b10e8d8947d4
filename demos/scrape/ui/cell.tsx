import { TriangleAlert } from 'lucide-react';
import type { Kind } from '#engines/scrape/values/kind.ts';
import type { Value } from '#engines/scrape/values/read.ts';
import { kindWords } from '../words.ts';

interface CellProps {
  text: string;
  value: Value | null;
  kind: Kind;
}

const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });
const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The end of an address: what tells one row's from another's. */
function tailOf(address: string): string {
  const { host, pathname, search } = new URL(address);
  return pathname === '/' && !search ? host : pathname.replace(/^.*\/(?=[^/])/, '') + search;
}

/** A cell in the type of its column; what does not fit is shown as written on the page, and marked. */
export function Cell({ text, value, kind }: CellProps) {
  if (text === '') return <span className="text-mute">–</span>;
  if (value === null)
    return (
      <span
        title={`Doesn’t fit: this column is read as ${kindWords[kind].toLowerCase()}`}
        className="inline-flex max-w-full items-center gap-1.5 font-sans text-warning [word-spacing:normal]"
      >
        <TriangleAlert size={14} strokeWidth={1.75} aria-label="Doesn’t fit:" className="shrink-0" />
        <span className="min-w-0 truncate">{text}</span>
      </span>
    );
  if (typeof value === 'object')
    return (
      <span title={text}>
        {amount.format(value.amount)} <span className="text-mute">{value.currency}</span>
      </span>
    );
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return <span title={text}>{figure.format(value)}</span>;
  if (kind === 'link' || kind === 'picture')
    return (
      <a
        href={value}
        title={value}
        rel="nofollow noreferrer noopener"
        target="_blank"
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {tailOf(value)}
      </a>
    );
  if (kind === 'date')
    return (
      <time dateTime={value} title={text} className="whitespace-nowrap">
        {value.replace('T', ' ')}
      </time>
    );
  return (
    <span title={value.length > 40 ? value : undefined}>
      {value.length > 160 ? `${value.slice(0, 160)}…` : value}
    </span>
  );
}

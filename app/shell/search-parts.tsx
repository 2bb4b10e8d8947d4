import { CornerDownLeft, FileText } from 'lucide-react';
import type { FoundRecord } from '#app/admin/find-records.server.ts';
import type { Found, FoundPage } from '#app/search/find-pages.server.ts';
import { Arrow } from '#ui/icons/arrow.tsx';

/** How every row of the search looks. */
export const row =
  'flex min-h-13 w-full items-center gap-4 rounded-input px-3 text-left hover:bg-selected focus-visible:bg-selected focus-visible:outline-offset-0';

/** The part of a label that was typed, underlined. */
export function Marked({ text, query }: { text: string; query: string }) {
  const at = text.toLowerCase().indexOf(query.trim().toLowerCase());
  if (at < 0 || !query.trim()) return text;
  const end = at + query.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-accent decoration-2 underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

interface Leaves {
  query: string;
  onLeave: () => void;
}

/** A page that was found. */
export function PageRow({ page, query, onLeave }: Leaves & { page: FoundPage }) {
  return (
    <a href={page.path} onClick={onLeave} className={`group ${row}`}>
      <span
        data-hue={page.hue ?? undefined}
        className={`grid size-7 shrink-0 place-items-center rounded-lg ${page.hue ? 'bg-hue' : 'border border-line'}`}
      >
        {page.hue ? null : <FileText size={16} strokeWidth={1.5} aria-hidden="true" />}
      </span>
      <span className="min-w-0 flex-1 truncate">
        <Marked text={page.label} query={query} />
      </span>
      <span className="text-sm text-mute">{page.kind}</span>
      <CornerDownLeft
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="invisible group-focus-visible:visible"
      />
    </a>
  );
}

/** The answer to a question that is asked often, and where more of it stands. */
export function AnswerRow({
  answer,
  onLeave,
}: {
  answer: NonNullable<Found['answer']>;
  onLeave: () => void;
}) {
  return (
    <a
      href={answer.href}
      onClick={onLeave}
      className="mx-1 mt-2 block rounded-input bg-selected px-4 py-3.5 hover:bg-sunk focus-visible:outline-offset-0"
    >
      <span className="block text-pretty">{answer.words}</span>
      <span className="mt-1.5 inline-flex items-center gap-2 text-sm font-medium">
        {answer.label}
        <Arrow />
      </span>
    </a>
  );
}

/** Records of one kind that staff were looking for. */
export function RecordGroup({
  name,
  records,
  query,
  onLeave,
}: Leaves & { name: string; records: readonly FoundRecord[] }) {
  return (
    <section aria-label={name} className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0">
      <p className="px-3 pb-1 pt-2 text-sm text-mute">{name}</p>
      {records.map(({ title, note, href }) => (
        <a key={href} href={href} onClick={onLeave} className={row}>
          <span className="min-w-0 flex-1 truncate">
            <Marked text={title} query={query} />
          </span>
          <span className="max-w-[60%] truncate text-sm text-mute">{note}</span>
        </a>
      ))}
    </section>
  );
}

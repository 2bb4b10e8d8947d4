import { grouped } from '#lib/money/grouped.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import type { KeptChanges } from '../changes.ts';
import { type ChangeKind, changedTable } from './changed-rows.ts';

const looks: Record<ChangeKind, { word: string; tone: BadgeTone; ground: string }> = {
  added: { word: 'Added', tone: 'done', ground: 'bg-[color-mix(in_oklab,var(--done)_9%,transparent)]' },
  gone: { word: 'Gone', tone: 'danger', ground: 'bg-[color-mix(in_oklab,var(--danger)_9%,transparent)]' },
  changed: { word: 'Changed', tone: 'new', ground: '' },
};

/** A price or a date stays in one line; an address may break anywhere. */
const widthOf = ({ text, before = '' }: { text: string; before?: string | undefined }): string =>
  Math.max(text.length, before.length) <= 20 ? 'whitespace-nowrap' : 'min-w-44 max-w-80 wrap-anywhere';

function Cell({ text, before }: { text: string; before: string | undefined }) {
  if (before === undefined) return text;
  return (
    <>
      <del className="me-2 text-mute">
        <span className="sr-only">before: </span>
        {before || 'empty'}
      </del>
      <ins className="font-medium no-underline">
        <span className="sr-only">now: </span>
        {text || 'empty'}
      </ins>
    </>
  );
}

/** The rows that a run found added, gone or changed; what was counted and is not kept is said below. */
export function ChangesTable({ changes }: { changes: KeptChanges }) {
  const { headings, rows } = changedTable(changes);
  const { added, gone, changed } = changes.counts;
  const left = added + gone + changed - rows.length;
  return (
    <div>
      <section
        aria-label="What changed"
        tabIndex={0}
        className="relative max-h-96 overflow-auto rounded-input border border-line bg-raised"
      >
        <table className="w-full border-separate border-spacing-0 text-[.9375rem] [&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:sticky [&_th]:top-0 [&_th]:bg-raised [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_th]:text-[.84375rem] [&_th]:font-normal [&_th]:whitespace-nowrap [&_th]:text-mute [&_tr>:first-child]:ps-4">
          <thead>
            <tr>
              <th scope="col">Change</th>
              {headings.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, kind, cells }) => (
              <tr key={id} className={looks[kind].ground}>
                <td className="whitespace-nowrap">
                  <Badge tone={looks[kind].tone}>{looks[kind].word}</Badge>
                </td>
                {cells.map((cell) => (
                  <td key={cell.id} className={widthOf(cell)}>
                    <Cell text={cell.text} before={cell.before} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 ? (
        <p className="mt-2 text-sm text-mute">
          {grouped(left)} more were counted. We keep the first hundred of each kind.
        </p>
      ) : null}
    </div>
  );
}

import type { ResultPart } from '../task.ts';
import { MarkedResult } from './marked-result.tsx';

type PartOf<Kind extends ResultPart['is']> = Extract<ResultPart, { is: Kind }>;

function Fields({ rows }: PartOf<'fields'>) {
  return (
    <dl>
      {rows.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2.5 last:border-0"
        >
          <dt className="w-24 shrink-0 text-sm text-mute">{name}</dt>
          <dd className="min-w-0 flex-[1_1_8rem] wrap-anywhere font-medium">{value}</dd>
          {note ? <dd className="mono-label text-mute">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function Rows({ columns, rows }: PartOf<'table'>) {
  if (rows.length === 0) return null;
  return (
    // A wide table scrolls inside, so it can be focused.
    <section className="overflow-x-auto" tabIndex={0} aria-label="Table">
      <table className="w-full min-w-max text-start text-[.9375rem]">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-ink py-2 pe-5 text-start text-sm font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {columns.map((column, place) => (
                <td key={column} className="max-w-80 border-b border-line py-2 pe-5 align-top">
                  {cells[place] || <span className="text-mute">empty</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Items({ items }: PartOf<'list'>) {
  return (
    <ol>
      {items.map(({ text, note, share }) => (
        <li key={`${text}-${note}`} className="border-b border-line py-2.5 last:border-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 flex-[1_1_10rem] font-medium text-pretty">{text}</span>
            <span className="text-sm text-mute">{note}</span>
          </p>
          {share === undefined ? null : (
            <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunk">
              <div className="h-full rounded-full bg-hue" style={{ width: `${Math.round(100 * share)}%` }} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: PartOf<'changes'>) {
  return (
    <ul>
      {changes.map(({ was, is, note, isStrong }) => (
        <li key={`${was}-${is}`} className="border-b border-line py-3 last:border-0">
          <p className="wrap-anywhere">
            {was ? <del className="text-danger">{was}</del> : null}{' '}
            {is ? <ins className="font-medium">{is}</ins> : null}
          </p>
          <p className={`mt-0.5 text-sm ${isStrong ? 'font-semibold' : 'text-mute'}`}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

/** One part of a result. */
export function PartView({ part }: { part: ResultPart }) {
  switch (part.is) {
    case 'fields':
      return <Fields {...part} />;
    case 'table':
      return <Rows {...part} />;
    case 'list':
      return <Items {...part} />;
    case 'changes':
      return <Changes {...part} />;
    case 'marked':
      return <MarkedResult {...part} />;
  }
}

import type { Block } from '../blocks.ts';

/** Things with names of their own for React, also where two of them say the same. */
function named<T>(things: readonly T[], nameOf: (thing: T) => string): { key: string; thing: T }[] {
  const times = new Map<string, number>();
  return things.map((thing) => {
    const name = nameOf(thing);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { key: `${name} ${time}`, thing };
  });
}

function Quote({ text, mark, from }: Extract<Block, { is: 'quote' }>) {
  return (
    <figure>
      <blockquote className="border-s-2 border-ink/40 ps-4 leading-relaxed text-pretty whitespace-pre-line wrap-anywhere">
        {mark ? (
          <>
            {text.slice(0, mark.start)}
            <mark className="rounded-sm bg-selected px-0.5 font-semibold text-ink">
              {text.slice(mark.start, mark.end)}
            </mark>
            {text.slice(mark.end)}
          </>
        ) : (
          text
        )}
      </blockquote>
      <figcaption className="mt-1 ps-4.5 text-sm text-mute wrap-anywhere">{from}</figcaption>
    </figure>
  );
}

function Table({ columns, rows }: Extract<Block, { is: 'table' }>) {
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-start text-[.9375rem]">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-line px-3 py-2 text-start font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named(rows, (cells) => cells.join(' ')).map(({ key, thing: cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {named(cells, (cell) => cell).map(({ key: name, thing: cell }) => (
                <td key={name} className="px-3 py-2 align-top wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Piece({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading':
      return (
        <h2 className="mt-6 font-sans text-lg font-semibold tracking-normal wrap-anywhere first:mt-0">
          {block.text}
        </h2>
      );
    case 'text':
      return <p className="leading-relaxed text-pretty whitespace-pre-line wrap-anywhere">{block.text}</p>;
    case 'answer':
      return (
        <p className="font-display text-[1.75rem] leading-tight wrap-anywhere">
          {block.note ? (
            <span className="mb-1 block font-sans text-sm tracking-normal text-mute">{block.note}</span>
          ) : null}
          {block.text}
        </p>
      );
    case 'quote':
      return <Quote {...block} />;
    case 'list':
      return (
        <ul className="list-disc ps-5 leading-relaxed">
          {named(block.items, (item) => item).map(({ key, thing: item }) => (
            <li key={key} className="wrap-anywhere">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'picture':
      return (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(block.svg)}`}
          alt={block.alt}
          className="w-full rounded-card border border-line"
        />
      );
  }
}

/** A result as anybody can read it, without scripts and on paper. */
export function BlockList({ blocks, className = '' }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div className={`grid max-w-[46rem] gap-4 ${className}`}>
      {named(blocks, ({ is }) => is).map(({ key, thing: block }) => (
        <Piece key={key} block={block} />
      ))}
    </div>
  );
}

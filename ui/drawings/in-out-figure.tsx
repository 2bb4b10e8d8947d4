interface InOutFigureProps {
  input: { title: string; lines: readonly string[] };
  output: { title: string; fields: readonly (readonly [name: string, value: string])[] };
}

const card = 'rounded-t-[1.125rem] bg-raised text-ink shadow-[0_24px_48px_-28px_oklch(.19_.022_275/.55)]';

/** What goes into a machine and what comes out of it, side by side. */
export function InOutFigure({ input, output }: InOutFigureProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:items-end sm:gap-8">
      <div className={card}>
        <p className="border-b border-line px-4 py-3.5 font-display text-[1.0625rem] font-semibold tracking-[-.02em]">
          {input.title}
        </p>
        <pre className="whitespace-pre-wrap p-4 wrap-anywhere font-mono text-[.75rem] leading-relaxed">
          {input.lines.join('\n')}
        </pre>
      </div>
      <div className={card}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-3.5">
          <span className="font-display text-[1.0625rem] font-semibold tracking-[-.02em]">
            {output.title}
          </span>
          <span className="text-sm text-mute">Sample data</span>
        </p>
        <dl className="px-4 py-2 text-[.875rem]">
          {output.fields.map(([name, value]) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
            >
              <dt className="text-mute">{name}</dt>
              <dd className="min-w-0 flex-[1_1_6rem] text-right wrap-anywhere font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

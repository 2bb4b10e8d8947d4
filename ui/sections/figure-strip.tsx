interface StripFigure {
  value: string;
  unit: string;
  text: string;
  command: string;
  date: string;
}

/** Measured figures in a row, each with the command that measures it. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <section aria-label="Measured" className="wrap">
      <ul className="grid border-t border-line md:grid-cols-3 md:gap-6 md:border-0">
        {figures.map((figure) => (
          <li
            key={figure.text}
            className="border-b border-line py-6 md:border-b-0 md:border-t-2 md:border-ink"
          >
            <p className="flex items-baseline gap-1.5 font-display font-semibold tracking-[-.045em]">
              <span className="text-[4.25rem] leading-none">{figure.value}</span>
              <span className="text-[2.1rem] leading-none">{figure.unit}</span>
            </p>
            <p className="mt-3 max-w-[22rem] text-mute">{figure.text}</p>
            <p className="mono-label mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <code className="rounded-lg bg-sunk px-2.5 py-1.5">{figure.command}</code>
              <span className="text-mute">{figure.date}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

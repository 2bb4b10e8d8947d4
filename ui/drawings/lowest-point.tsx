interface LowestPointProps {
  /** The leave balance at the end of each day of a year, in days. */
  balance: readonly number[];
  /** Where somebody asks, and where the account is lowest after that: places in the balance. */
  asked: { at: number; label: string };
  lowest: { at: number; label: string };
  cells: readonly { figure: string; unit: string; text: string }[];
}

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

/** A year of somebody's leave as a line, from the day they ask down to its lowest point. */
export function LowestPoint({ balance, asked, lowest, cells }: LowestPointProps) {
  const top = Math.max(...balance) * 1.12;
  const x = (at: number) => (at / (balance.length - 1)) * 100;
  const y = (days: number) => 100 - (days / top) * 100;
  const line = balance
    .map((days, at) => (at === 0 ? `M0 ${y(days)}` : `H${x(at).toFixed(2)}V${y(days).toFixed(2)}`))
    .join('');
  const from = balance[asked.at] ?? 0;
  const to = balance[lowest.at] ?? 0;
  const label = 'absolute text-sm leading-tight font-medium';
  return (
    <>
      <div className="px-5 pt-8 sm:px-8">
        <div className="relative h-56 @2xl:h-72" aria-hidden="true">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            <rect
              x={x(asked.at)}
              y="0"
              width={x(lowest.at) - x(asked.at)}
              height="100"
              fill="var(--lilac)"
              opacity=".28"
            />
            <path d={`${line}V100H0Z`} fill="var(--series-1)" opacity=".08" />
            <g fill="none">
              <path d={line} stroke="var(--series-1)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
              <path
                d={`M${x(asked.at)} ${y(to)}H100`}
                stroke="var(--series-2)"
                strokeWidth="2"
                strokeDasharray="6 4"
                vectorEffect="non-scaling-stroke"
              />
              <path d="M0 100H100" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
            </g>
          </svg>
          <Dot at={[x(asked.at), y(from)]} colour="bg-(--series-1)" />
          <Dot at={[x(lowest.at), y(to)]} colour="bg-(--series-2)" />
          <p
            className={`${label} max-w-[44%] -translate-x-full -translate-y-full pe-2 pb-2 text-right`}
            style={{ left: `${x(asked.at)}%`, top: `${y(from)}%` }}
          >
            {asked.label}
          </p>
          <p
            className={`${label} max-w-[36%] ps-3 pt-2`}
            style={{ left: `${x(lowest.at)}%`, top: `${y(to)}%` }}
          >
            {lowest.label}
          </p>
        </div>
        <p className="mt-2 mb-6 grid grid-cols-6 text-sm text-mute" aria-hidden="true">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
      </div>
      <dl className="grid gap-px border-t border-line bg-line @2xl:grid-cols-3">
        {cells.map(({ figure, unit, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end bg-raised p-5 sm:p-8">
            <dt className="mt-3 max-w-[18rem] text-pretty text-mute">{text}</dt>
            <dd className="flex items-baseline gap-x-1.5 font-display font-semibold tracking-[-.045em]">
              <span className="text-[4.25rem] leading-none">{figure}</span>
              <span className="text-[2.1rem] leading-none">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Dot = ({ at: [left, top], colour }: { at: readonly [number, number]; colour: string }) => (
  <span
    className={`absolute -mt-2 -ml-2 size-4 rounded-full border-2 border-raised ${colour}`}
    style={{ left: `${left}%`, top: `${top}%` }}
  />
);

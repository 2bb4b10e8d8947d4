interface BackTestProps {
  history: readonly number[];
  cuts: readonly {
    /** How many values were known. */
    end: number;
    title: string;
    mix: readonly number[];
    plain: readonly number[];
    /** How the two did, in words. */
    result: string;
  }[];
  shares: readonly {
    name: string;
    /** Its error, the plain rule's being one. */
    ratio: number;
    /** Its share before and after it was tested, from nothing to one. */
    before: number;
    after: number;
  }[];
}

function Cut({ history, end, mix, plain }: { history: readonly number[] } & BackTestProps['cuts'][number]) {
  const top = Math.max(...history) * 1.05;
  const floor = Math.min(...history) * 0.8;
  const x = (index: number) => (index / (history.length - 1)) * 300;
  const y = (value: number) => 150 - ((value - floor) / (top - floor)) * 150;
  const path = (values: readonly number[], from: number) =>
    `M${values.map((value, index) => `${x(from + index).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
  const last = history[end - 1] ?? 0;
  return (
    <svg viewBox="-4 -6 308 164" aria-hidden="true" className="block w-full">
      <rect x={x(end - 1)} y="-6" width={x(mix.length)} height="164" fill="var(--sun)" opacity=".22" />
      <path d={path(history.slice(0, end), 0)} fill="none" stroke="var(--ink)" strokeWidth="2.25" />
      <path
        d={path(history.slice(end - 1, end + mix.length), end - 1)}
        fill="none"
        stroke="var(--mute)"
        strokeWidth="2.25"
      />
      <path d={path([last, ...plain], end - 1)} fill="none" stroke="var(--series-2)" strokeWidth="2" />
      <path
        d={path([last, ...mix], end - 1)}
        fill="none"
        stroke="var(--series-1)"
        strokeWidth="3"
        strokeDasharray="6 4"
      />
    </svg>
  );
}

const keys = [
  ['bg-ink', 'What the models were shown'],
  ['bg-mute', 'What happened'],
  ['bg-(--series-1)', 'Forecast by the mix'],
  ['bg-(--series-2)', 'Forecast by the simple rule'],
] as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A series cut at earlier dates, and what the errors there make of each model's share. */
export function BackTest({ history, cuts, shares }: BackTestProps) {
  const most = Math.max(...shares.flatMap(({ before, after }) => [before, after]));
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-5 py-3 text-sm">
        {keys.map(([colour, text]) => (
          <li key={text} className="flex items-center gap-2">
            <span className={`h-1 w-5 rounded-full ${colour}`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <ol className="grid gap-px bg-line @3xl:grid-cols-3">
        {cuts.map((cut) => (
          <li key={cut.end} className="bg-raised p-5">
            <Cut history={history} {...cut} />
            <p className="mt-4 font-medium">{cut.title}</p>
            <p className="mt-1 text-sm text-pretty text-mute">{cut.result}</p>
          </li>
        ))}
      </ol>
      <table className="w-full border-t border-line text-left text-[.9375rem]">
        <thead>
          <tr className="border-b border-line align-bottom text-sm text-mute">
            <th className="py-3 ps-5 pe-2 font-normal">Model</th>
            <th className="px-2 py-3 text-right font-normal">Error, simple rule = 1</th>
            <th className="py-3 ps-2 pe-5 font-normal @2xl:w-1/2">Share before and after the tests</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, ratio, before, after }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 ps-5 pe-2 font-medium">
                {name}
              </th>
              <td className="px-2 py-2.5 text-right font-mono text-sm">{ratio.toFixed(2)}</td>
              <td className="py-2.5 ps-2 pe-5">
                <span className="flex items-center gap-3">
                  <span className="relative h-5 flex-1 max-@md:hidden" aria-hidden="true">
                    <span
                      className="absolute inset-y-0 left-0 rounded-sm border border-mute border-dashed"
                      style={{ width: `${(100 * before) / most}%` }}
                    />
                    <span
                      className="absolute inset-y-1 left-0 rounded-sm bg-(--series-1)"
                      style={{ width: `${(100 * after) / most}%` }}
                    />
                  </span>
                  <span className="shrink-0 font-mono text-sm whitespace-nowrap @md:w-24 @md:text-right">
                    {percent(before)} → {percent(after)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

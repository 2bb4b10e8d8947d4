import { grouped } from '#lib/money/grouped.ts';
import { measures, type Row, rowsOf, type Side, standing, verdictOf } from './sides.ts';

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const ahead: Record<Row['ahead'], string> = { yours: 'yours leads', ours: 'ours leads', level: 'level' };
const cell =
  'py-3 text-end font-display text-[clamp(1.375rem,4vw,2rem)] leading-none tracking-[-.03em] tabular-nums';
const mark = 'inline-block rounded-full bg-ink px-3 py-1 text-paper';

interface ScoreCardProps {
  yours: Side | null;
  ours: Side;
  ourName: string;
}

/** The two sites, measure by measure; without the visitor's, ours stands alone. */
export function ScoreCard({ yours, ours, ourName }: ScoreCardProps) {
  const rows = yours ? rowsOf(yours, ours) : null;
  const count = rows ? standing(rows) : null;
  return (
    <section aria-labelledby="verdict" className="overflow-hidden rounded-card border border-line bg-raised">
      <div role="status" className="hue-block !rounded-none p-5 sm:p-8">
        <h2 id="verdict" className="display text-[clamp(min(2.2rem,9vw),5vw,3.75rem)]">
          {rows ? verdictOf(rows) : 'Your figures will appear here'}
        </h2>
        <p className="mt-3 text-lg text-pretty">
          {count
            ? `You lead on ${count.yours}, we lead on ${count.ours}, and ${count.level} are level.`
            : 'Enter your address, and the same eight figures appear for your page.'}
        </p>
      </div>
      <div className="overflow-x-auto p-5 sm:p-8">
        <table className="w-full border-collapse">
          <caption className="sr-only">Both sites, figure by figure</caption>
          <thead>
            <tr className="border-b border-ink text-sm">
              <th scope="col" className="py-3 text-start font-medium">
                Figure
              </th>
              {yours ? (
                <th scope="col" className="max-w-40 py-3 ps-3 text-end font-medium wrap-anywhere">
                  {hostOf(yours.address)}
                </th>
              ) : null}
              <th scope="col" className="py-3 ps-3 text-end font-medium">
                {ourName}
              </th>
            </tr>
          </thead>
          <tbody>
            {measures.map(({ id, name }) => {
              const row = rows?.find((each) => each.id === id);
              return (
                <tr key={id} className="border-b border-line">
                  <th scope="row" className="py-3 pe-3 text-start font-normal text-pretty">
                    {name}
                    {row ? <span className="sr-only">: {ahead[row.ahead]}</span> : null}
                  </th>
                  {row ? (
                    <td className={cell}>
                      <span className={row.ahead === 'yours' ? mark : 'px-3'}>{grouped(row.yours)}</span>
                    </td>
                  ) : null}
                  <td className={cell}>
                    <span className={row?.ahead === 'ours' ? mark : 'px-3'}>{grouped(ours.figures[id])}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-mute text-pretty">
          {yours ? `${hostOf(yours.address)} was measured on ${dayOf(yours.at)}. ` : null}
          Our home page was measured on {dayOf(ours.at)} by <code>npm run bench:ours</code>.
        </p>
      </div>
    </section>
  );
}

import type { Report } from '#engines/seo/analyse.ts';
import { checkName } from '../findings.ts';

/** How the score came about, line by line. Its look is said once for all cells: there can be ninety rows. */
export function ScoreView({ score }: Pick<Report, 'score'>) {
  const cost = score.lines.reduce((sum, line) => sum + line.cost, 0);
  return (
    <>
      <p className="mb-5 max-w-[42rem] text-pretty">
        The score starts at 100. Each failed check takes off its weight (10 for an error, 4 for a warning, 1
        for a notice) times the share of pages that fail it, counted as one fifth or more. 100 −{' '}
        {cost.toFixed(1)} makes {score.value}.
      </p>
      {score.lines.length > 0 ? (
        <table className="w-full max-w-[52rem] border-collapse text-[.9375rem] [&_td]:py-1.5 [&_td]:text-end [&_td]:align-baseline [&_td]:font-mono [&_td]:text-[.8125rem] [&_td]:tabular-nums [&_th]:py-2 [&_th]:text-end [&_th]:font-medium [&_thead_th]:text-[.84375rem] [&_thead_th]:text-mute [&_tr]:border-b [&_tr]:border-line [&_tr>:first-child]:text-start [&_tr>:not(:first-child)]:ps-4 max-sm:[&_tr>:nth-child(3)]:hidden">
          <caption className="sr-only">Points each check took off the score</caption>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Weight</th>
              <th scope="col">Pages</th>
              <th scope="col">Share</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {score.lines.map((line) => (
              <tr key={line.check}>
                <th scope="row">{checkName(line.check)}</th>
                <td>{line.weight}</td>
                <td>{line.found}</td>
                <td>{Math.round(line.share * 100)}%</td>
                <td>−{line.cost.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <td />
              <td />
              <td>−{cost.toFixed(1)}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </>
  );
}

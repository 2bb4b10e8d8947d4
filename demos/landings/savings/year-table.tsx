import type { YearEnd } from './grow.ts';
import { euros } from './written.ts';

/** Year by year; a long one is read in a window of its own. */
export function YearTable({ years }: { years: readonly YearEnd[] }) {
  return (
    <section className="year-table" aria-label="Year by year" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Paid in</th>
            <th scope="col">Interest</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, paid, interest, balance }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{euros(paid)}</td>
              <td>{euros(interest)}</td>
              <td>{euros(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

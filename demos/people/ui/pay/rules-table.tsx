import { marland } from '#engines/payroll/rules.ts';
import { useMoney } from '../use-money.ts';

const percent = (share: number) => `${share / 10}%`;

/** The rules of the made-up country, as they are reckoned with. */
export function RulesTable() {
  const { whole } = useMoney();
  return (
    <section className="grid gap-x-12 gap-y-6 @3xl:grid-cols-2">
      <div>
        <h2 className="text-xl">Income tax in {marland.country}</h2>
        <p className="mt-1 text-[.9375rem] text-mute">
          A country we made up. Nothing is due on the first {whole(marland.allowance)} per year, and each
          child takes {whole(marland.perChild)} off the tax.
        </p>
        <ul className="mt-2">
          {marland.brackets.map(({ from, share }, at) => {
            const to = marland.brackets[at + 1]?.from;
            return (
              <li key={from} className="flex justify-between border-t border-line py-2 text-[.9375rem]">
                <span>{to ? `${whole(from)} to ${whole(to)}` : `Above ${whole(from)}`}</span>
                <span className="font-mono">{percent(share)}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <div>
        <h2 className="text-xl">Insurance</h2>
        <p className="mt-1 text-[.9375rem] text-mute">
          It is due on monthly pay up to a ceiling. Employee and employer each pay a share.
        </p>
        <ul className="mt-2">
          {marland.insurance.map(({ name, employee, employer, ceiling }) => (
            <li key={name} className="flex justify-between gap-4 border-t border-line py-2 text-[.9375rem]">
              <span>
                {name} <span className="text-mute">up to {whole(ceiling)}</span>
              </span>
              <span className="font-mono whitespace-nowrap">
                {percent(employee)} + {percent(employer)}
              </span>
            </li>
          ))}
        </ul>
        <h2 className="mt-6 text-xl">Overtime</h2>
        <p className="mt-1 text-[.9375rem] text-mute">
          Time over the planned hours counts once a manager has accepted it. That month’s payroll pays it at{' '}
          {percent(marland.overtime)} of an ordinary hour, or the next payroll does if the month is already
          closed. Employees can take time off instead, hour for hour.
        </p>
      </div>
    </section>
  );
}

import { comparison, plans } from '#content/journeys/pricing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';

/** The same plans as a pattern: one table, which on a phone folds into a block a point. */
export function PlanTable() {
  return (
    <div className="wrap pt-6 md:pb-24 lg:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className="text-[clamp(min(2rem,9vw),1.63rem+1.52vw,3rem)] leading-none tracking-[-.045em]">
            Seven rows to compare
          </h1>
          <p className="mt-4 max-w-[36rem] text-[1.1875rem] text-mute">
            A pattern for pricing pages without prices: what differs stands in rows, what is the same is left
            out.
          </p>
        </div>
        <ButtonLink href="/pricing" className="max-md:hidden">
          Read the plans
        </ButtonLink>
      </div>
      <div className="hue-block mt-10 p-5 sm:p-8">
        <table className="w-full border-collapse text-left max-md:block">
          <caption className="sr-only">The three ways of charging, point by point</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className="w-[28%] pb-5 align-bottom font-medium">
                Point
              </th>
              {plans.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  className="display pb-5 pr-4 text-[clamp(min(1.75rem,8vw),3vw,2.75rem)]"
                >
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {comparison.map(({ point, values }) => (
              <tr
                key={point}
                className="border-t border-current/25 max-md:block max-md:py-4 max-md:first:border-0 max-md:first:pt-0"
              >
                <th
                  scope="row"
                  className="py-4 pr-4 font-semibold max-md:block max-md:py-0 max-md:pb-1 max-md:text-lg"
                >
                  {point}
                </th>
                {plans.map((plan, index) => (
                  <td key={plan.id} className="py-4 pr-4 max-md:flex max-md:gap-3 max-md:py-1">
                    <span aria-hidden="true" className="w-16 shrink-0 md:hidden">
                      {plan.name}
                    </span>
                    <span className="max-md:font-medium">{values[index]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-10 grid gap-6 md:grid-cols-12">
        <h2 className="text-[1.625rem] md:col-span-5">Why no column is highlighted</h2>
        <p className="max-w-[36rem] text-mute md:col-span-6 md:col-start-7">
          A “most popular” badge decides for the reader. Here the first row decides: whoever can write the
          scope down takes the fixed price, whoever cannot takes weeks.
        </p>
      </div>
      <ActionBar variant="hue" fact="Three plans, seven points">
        <ButtonLink href="/pricing" variant="hue">
          Read the plans
        </ButtonLink>
      </ActionBar>
    </div>
  );
}

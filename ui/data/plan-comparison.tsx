import type { ComponentProps } from 'react';

interface PlanComparisonProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What is compared, for screen readers. */
  caption: string;
  /** The column headings. */
  plans: readonly string[];
  /** The differences, one value for each plan. Leave out what is the same for all. */
  points: readonly { point: string; values: readonly string[] }[];
}

/** Compares plans point by point; in a narrow container each point becomes a block with the plans listed in it. */
export function PlanComparison({ caption, plans, points, className = '', ...rest }: PlanComparisonProps) {
  return (
    <div className={`@container ${className}`}>
      <table className="w-full border-collapse text-start @max-2xl:block" {...rest}>
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-2xl:sr-only">
          <tr>
            <th scope="col" className="w-[28%] pb-5 text-start align-bottom font-medium">
              Point
            </th>
            {plans.map((plan) => (
              <th
                key={plan}
                scope="col"
                className="display pb-5 pe-4 text-start text-[clamp(1.75rem,3.4cqi,2.75rem)]"
              >
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {points.map(({ point, values }) => (
            <tr
              key={point}
              className="border-t border-current/25 @max-2xl:block @max-2xl:py-4 @max-2xl:first:border-0 @max-2xl:first:pt-0"
            >
              <th
                scope="row"
                className="py-4 pe-4 text-start font-semibold @max-2xl:block @max-2xl:py-0 @max-2xl:pb-1 @max-2xl:text-lg"
              >
                {point}
              </th>
              {plans.map((plan, index) => (
                <td key={plan} className="py-4 pe-4 @max-2xl:flex @max-2xl:gap-3 @max-2xl:py-1">
                  <span aria-hidden="true" className="w-16 shrink-0 @2xl:hidden">
                    {plan}
                  </span>
                  <span className="@max-2xl:font-medium">{values[index]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

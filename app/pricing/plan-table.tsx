import type { ShownPlan } from '#features/publishing/present.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PlanComparison } from '#ui/data/plan-comparison.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const counted = (count: number, one: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : `${one}s`}`;

/** The same plans as a pattern: one table, which on a phone folds into a block a point. */
export function PlanTable({ plans }: { plans: readonly ShownPlan[] }) {
  const points = (plans[0]?.points ?? []).map(([point]) => ({
    point,
    values: plans.map((plan) => plan.points.find(([name]) => name === point)?.[1] ?? ''),
  }));
  return (
    <div className="wrap pt-6 md:pb-24 lg:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className="text-[clamp(min(2rem,9vw),1.63rem+1.52vw,3rem)] leading-none tracking-[-.045em]">
            {counted(points.length, 'row')} to compare
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
        <PlanComparison
          caption="The ways of charging, point by point"
          plans={plans.map(({ name }) => name)}
          points={points}
        />
      </div>
      <div className="mt-10 grid gap-6 md:grid-cols-12">
        <h2 className="text-[1.625rem] md:col-span-5">Why no column is highlighted</h2>
        <p className="max-w-[36rem] text-mute md:col-span-6 md:col-start-7">
          A “most popular” badge decides for the reader. Here the first row decides: whoever can write the
          scope down takes the fixed price, whoever cannot takes weeks.
        </p>
      </div>
      <ActionBar
        variant="hue"
        fact={`${counted(plans.length, 'plan')}, ${counted(points.length, 'point').toLowerCase()}`}
      >
        <ButtonLink href="/pricing" variant="hue">
          Read the plans
        </ButtonLink>
      </ActionBar>
    </div>
  );
}

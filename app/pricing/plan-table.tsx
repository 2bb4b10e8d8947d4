import type { ShownPlan } from '#features/publishing/present.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PlanComparison } from '#ui/data/plan-comparison.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import type { ShownPrices } from './prices.server.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const counted = (count: number, one: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : `${one}s`}`;

/** What each of the plans that came with the site costs, from the settings. */
const costsOf = ({ week, kinds }: ShownPrices): Readonly<Record<string, string>> => ({
  free: 'Nothing',
  fixed: `From ${kinds[0]?.from ?? week}`,
  weekly: `${week} per person per week`,
});

/** The same plans as a pattern: one table, which on a phone folds into a block a point. */
export function PlanTable({ plans, prices }: { plans: readonly ShownPlan[]; prices: ShownPrices }) {
  const costs = costsOf(prices);
  const points = [
    { point: 'What it costs', values: plans.map(({ id }) => costs[id] ?? 'On request') },
    ...(plans[0]?.points ?? []).map(([point]) => ({
      point,
      values: plans.map((plan) => plan.points.find(([name]) => name === point)?.[1] ?? ''),
    })),
  ];
  return (
    <div className="wrap pt-6 md:pb-24 lg:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className="text-[clamp(min(2rem,9vw),1.63rem+1.52vw,3rem)] leading-none tracking-[-.045em]">
            {counted(points.length, 'row')} to compare
          </h1>
          <p className="mt-4 max-w-[36rem] text-[1.1875rem] text-mute">
            This pricing table shows only what differs between the plans. Prices are before VAT.
          </p>
        </div>
        <ButtonLink href="/pricing" className="max-md:hidden">
          Read the plans
        </ButtonLink>
      </div>
      <div className="hue-block mt-10 p-5 sm:p-8">
        <PlanComparison
          caption="Our ways of charging, point by point"
          plans={plans.map(({ name }) => name)}
          points={points}
        />
      </div>
      <div className="mt-10 grid gap-6 md:grid-cols-12">
        <h2 className="text-[1.625rem] md:col-span-5">Why no column is highlighted</h2>
        <p className="max-w-[36rem] text-mute md:col-span-6 md:col-start-7">
          A “most popular” badge would decide for you. The right plan depends on your scope: if you can write
          it down, choose the fixed price. If you can’t yet, choose weekly.
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

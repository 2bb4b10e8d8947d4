import { comparison, plans } from '#content/form-pages/pricing.ts';
import { PlanComparison } from '#ui/data/plan-comparison.tsx';

export default function PointByPoint() {
  return (
    <div data-hue="sun" className="hue-block p-5 @lg:p-8">
      <PlanComparison
        caption="Three ways of charging, point by point"
        plans={plans.map(({ name }) => name)}
        points={comparison}
      />
    </div>
  );
}

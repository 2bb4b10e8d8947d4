import { plans } from '#content/form-pages/pricing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PlanCard } from '#ui/data/plan-card.tsx';

export default function ThreePlans() {
  return (
    <ul className="grid gap-4 @3xl:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            {...plan}
            action={
              <ButtonLink variant="ghost" size="small" href={`/pricing#${plan.id}`}>
                Read about {plan.name}
              </ButtonLink>
            }
          />
        </li>
      ))}
    </ul>
  );
}

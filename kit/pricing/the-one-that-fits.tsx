import { plans } from '#content/form-pages/pricing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PlanCard } from '#ui/data/plan-card.tsx';

export default function TheOneThatFits() {
  const [free, fixed] = plans;
  if (!free || !fixed) return null;
  return (
    <div className="grid gap-4 @2xl:grid-cols-[3fr_2fr]">
      <PlanCard
        {...fixed}
        hue="sun"
        price="One price, in writing"
        action={
          <ButtonLink variant="hue" href="/book_an_appointment">
            Ask for an estimate
          </ButtonLink>
        }
      />
      <PlanCard {...free} includes={free.includes.slice(0, 2)} />
    </div>
  );
}

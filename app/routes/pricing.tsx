import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { PlanTable } from '#app/pricing/plan-table.tsx';
import { Plans } from '#app/pricing/plans.tsx';
import { shownEstimate, shownPrices } from '#app/pricing/prices.server.ts';
import { Roles } from '#app/pricing/roles.tsx';
import { shownPlan, shownRole } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  const isHiring = facts.route === '/hire-services';
  return {
    facts,
    plans: isHiring ? [] : publishedEntries('plan').map(shownPlan),
    roles: isHiring ? publishedEntries('role').map(shownRole) : [],
    prices: shownPrices(),
    estimate: facts.route === '/pricing' ? shownEstimate(url.searchParams) : null,
  };
}

export default function Pricing() {
  const { facts, plans, roles, prices, estimate } = useLoaderData<typeof loader>();
  if (facts.route === '/hire-services') return <Roles roles={roles} prices={prices} />;
  if (facts.route === '/pages/pricing') return <PlanTable plans={plans} prices={prices} />;
  return <Plans plans={plans} prices={prices} estimate={estimate} />;
}

import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { PlanTable } from '#app/pricing/plan-table.tsx';
import { Plans } from '#app/pricing/plans.tsx';
import { Roles } from '#app/pricing/roles.tsx';
import { shownPlan, shownRole } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  return facts.route === '/hire-services'
    ? { facts, plans: [], roles: publishedEntries('role').map(shownRole) }
    : { facts, plans: publishedEntries('plan').map(shownPlan), roles: [] };
}

export default function Pricing() {
  const { facts, plans, roles } = useLoaderData<typeof loader>();
  if (facts.route === '/hire-services') return <Roles roles={roles} />;
  if (facts.route === '/pages/pricing') return <PlanTable plans={plans} />;
  return <Plans plans={plans} />;
}

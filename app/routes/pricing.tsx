import { useLoaderData } from 'react-router';
import { pageLoader } from '#app/head/page-facts.server.ts';
import { PlanTable } from '#app/pricing/plan-table.tsx';
import { Plans } from '#app/pricing/plans.tsx';
import { Roles } from '#app/pricing/roles.tsx';

export const loader = pageLoader;

export default function Pricing() {
  const { facts } = useLoaderData<typeof loader>();
  if (facts.route === '/hire-services') return <Roles />;
  if (facts.route === '/pages/pricing') return <PlanTable />;
  return <Plans />;
}

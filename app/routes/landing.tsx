import { type ComponentType, lazy } from 'react';
import { useLoaderData } from 'react-router';
import { pageLoader } from '#app/head/page-facts.server.ts';

export const loader = pageLoader;

/**
 * Each page is a chunk of its own. There is no Suspense boundary on purpose: the server then waits for the page and
 * writes it in its place, so it is whole without scripts.
 */
const landings: Record<string, ComponentType> = {
  '/mobile-app-1': lazy(() => import('#app/landings/sleep.tsx')),
  '/mobile-app-2': lazy(() => import('#app/landings/bills.tsx')),
  '/mobile-app-3': lazy(() => import('#app/landings/bikes.tsx')),
  '/product': lazy(() => import('#app/landings/headphones.tsx')),
  '/saas-1': lazy(() => import('#app/landings/support.tsx')),
  '/saas-2': lazy(() => import('#app/landings/revenue.tsx')),
  '/saas-3': lazy(() => import('#app/landings/warehouse.tsx')),
  '/saas-4': lazy(() => import('#app/landings/contracts.tsx')),
  '/saas-5': lazy(() => import('#app/landings/logs.tsx')),
  '/startup': lazy(() => import('#app/landings/waiting-list.tsx')),
  '/financial': lazy(() => import('#app/landings/savings.tsx')),
  '/online-course': lazy(() => import('#app/landings/course.tsx')),
  '/medical': lazy(() => import('#app/landings/practice.tsx')),
  '/software-dev-agency-1': lazy(() => import('#app/landings/mono-grid.tsx')),
  '/software-dev-agency-2': lazy(() => import('#app/landings/one-scene.tsx')),
  '/software-dev-agency-3': lazy(() => import('#app/landings/magazine.tsx')),
  '/conference': lazy(() => import('#app/landings/conference.tsx')),
  '/digital-agency': lazy(() => import('#app/landings/flamingo.tsx')),
  '/ai-app': lazy(() => import('#app/showcases/letters.tsx')),
  '/akrahealth-app': lazy(() => import('#app/showcases/patient.tsx')),
  '/atlearn-app': lazy(() => import('#app/showcases/cards.tsx')),
  '/student-counselling': lazy(() => import('#app/showcases/futures.tsx')),
};

export default function LandingPage() {
  const { route } = useLoaderData<typeof loader>().facts;
  const Page = landings[route];
  if (!Page) throw new Error(`No landing is built for ${route}`);
  return <Page />;
}

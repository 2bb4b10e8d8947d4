import { type ComponentType, lazy, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageLoader } from '#app/head/page-facts.server.ts';
import { LandingFrame } from '#app/landings/frame/landing-frame.tsx';
import type { LandingBrief, ShowcaseBrief } from '#lib/look/landing-brief.ts';
import { Landing } from '#ui/kinds/landing.tsx';
import { Showcase } from '#ui/kinds/showcase.tsx';

export const loader = pageLoader;

/**
 * Makes the page of one landing from its words and its screen, loaded together as a chunk of their own.
 * There is no Suspense boundary on purpose: the server then waits for the landing and writes it in its
 * place, so the page is whole without scripts.
 */
function landingIn<Frame>(Around: ComponentType<{ brief: Frame; children: ReactNode }>) {
  return <Brief extends Frame>(
    words: () => Promise<{ brief: Brief }>,
    screen: () => Promise<{ Screen: ComponentType<{ brief: Brief }> }>,
  ) =>
    lazy(async () => {
      const [{ brief }, { Screen }] = await Promise.all([words(), screen()]);
      return {
        default: () => (
          <Around brief={brief}>
            <Screen brief={brief} />
          </Around>
        ),
      };
    });
}
/** A landing that isn't a whole site yet: a first screen and one section. */
function OneSection({ brief, children }: { brief: LandingBrief; children: ReactNode }) {
  const { slug, name, brand } = brief;
  const madeOf = ['A first screen and one section, drawn in HTML, SVG and CSS'];
  return (
    <LandingFrame template={{ slug, name, brand, palettes: [], madeOf }}>
      <Landing brief={brief}>{children}</Landing>
    </LandingFrame>
  );
}
const landing = landingIn<LandingBrief>(OneSection);
const showcase = landingIn<ShowcaseBrief>(Showcase);

const landings: Record<string, ComponentType> = {
  '/mobile-app-1': lazy(() => import('#app/landings/sleep.tsx')),
  '/mobile-app-2': lazy(() => import('#app/landings/bills.tsx')),
  '/mobile-app-3': lazy(() => import('#app/landings/bikes.tsx')),
  '/product': lazy(() => import('#app/landings/headphones.tsx')),
  '/saas-1': lazy(() => import('#app/landings/support.tsx')),
  '/saas-2': lazy(() => import('#app/landings/revenue.tsx')),
  '/saas-3': lazy(() => import('#app/landings/warehouse.tsx')),
  '/saas-4': landing(
    () => import('#content/landings/contracts.ts'),
    () => import('#ui/kinds/landing/contracts.tsx'),
  ),
  '/saas-5': landing(
    () => import('#content/landings/logs.ts'),
    () => import('#ui/kinds/landing/logs.tsx'),
  ),
  '/startup': lazy(() => import('#app/landings/waiting-list.tsx')),
  '/financial': lazy(() => import('#app/landings/savings.tsx')),
  '/online-course': lazy(() => import('#app/landings/course.tsx')),
  '/medical': lazy(() => import('#app/landings/practice.tsx')),
  '/software-dev-agency-1': landing(
    () => import('#content/landings/mono-grid.ts'),
    () => import('#ui/kinds/landing/mono-grid.tsx'),
  ),
  '/software-dev-agency-2': landing(
    () => import('#content/landings/one-scene.ts'),
    () => import('#ui/kinds/landing/one-scene.tsx'),
  ),
  '/software-dev-agency-3': landing(
    () => import('#content/landings/magazine.ts'),
    () => import('#ui/kinds/landing/magazine.tsx'),
  ),
  '/conference': lazy(() => import('#app/landings/conference.tsx')),
  '/digital-agency': landing(
    () => import('#content/landings/flamingo.ts'),
    () => import('#ui/kinds/landing/flamingo.tsx'),
  ),
  '/ai-app': showcase(
    () => import('#content/landings/reader-app.ts'),
    () => import('#ui/kinds/landing/reader-app.tsx'),
  ),
  '/akrahealth-app': showcase(
    () => import('#content/landings/patient-app.ts'),
    () => import('#ui/kinds/landing/patient-app.tsx'),
  ),
  '/atlearn-app': lazy(() => import('#app/showcases/cards.tsx')),
  '/student-counselling': lazy(() => import('#app/showcases/futures.tsx')),
};

export default function LandingPage() {
  const { route } = useLoaderData<typeof loader>().facts;
  const Page = landings[route];
  if (!Page) throw new Error(`No landing is built for ${route}`);
  return <Page />;
}

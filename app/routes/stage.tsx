import { type ComponentType, lazy, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageLoader } from '#app/head/page-facts.server.ts';
import type { ShowcaseBrief, StageBrief } from '#lib/stage-brief.ts';
import { Showcase } from '#ui/kinds/showcase.tsx';
import { Stage } from '#ui/kinds/stage.tsx';

export const loader = pageLoader;

/**
 * Makes the page of one stage from its words and its screen, loaded together as a chunk of their own.
 * There is no Suspense boundary on purpose: the server then waits for the stage and writes it in its
 * place, so the page is whole without scripts.
 */
function stageIn<Frame>(Around: ComponentType<{ brief: Frame; children: ReactNode }>) {
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
const landing = stageIn<StageBrief>(Stage);
const showcase = stageIn<ShowcaseBrief>(Showcase);

const stages: Record<string, ComponentType> = {
  '/mobile-app-1': landing(
    () => import('#content/stages/sleep.ts'),
    () => import('#ui/kinds/stage/sleep.tsx'),
  ),
  '/mobile-app-2': landing(
    () => import('#content/stages/bills.ts'),
    () => import('#ui/kinds/stage/bills.tsx'),
  ),
  '/mobile-app-3': landing(
    () => import('#content/stages/bikes.ts'),
    () => import('#ui/kinds/stage/bikes.tsx'),
  ),
  '/product': landing(
    () => import('#content/stages/headphones.ts'),
    () => import('#ui/kinds/stage/headphones.tsx'),
  ),
  '/saas-1': landing(
    () => import('#content/stages/support.ts'),
    () => import('#ui/kinds/stage/support.tsx'),
  ),
  '/saas-2': landing(
    () => import('#content/stages/revenue.ts'),
    () => import('#ui/kinds/stage/revenue.tsx'),
  ),
  '/saas-3': landing(
    () => import('#content/stages/warehouse.ts'),
    () => import('#ui/kinds/stage/warehouse.tsx'),
  ),
  '/saas-4': landing(
    () => import('#content/stages/contracts.ts'),
    () => import('#ui/kinds/stage/contracts.tsx'),
  ),
  '/saas-5': landing(
    () => import('#content/stages/logs.ts'),
    () => import('#ui/kinds/stage/logs.tsx'),
  ),
  '/startup': landing(
    () => import('#content/stages/waiting-list.ts'),
    () => import('#ui/kinds/stage/waiting-list.tsx'),
  ),
  '/financial': landing(
    () => import('#content/stages/savings.ts'),
    () => import('#ui/kinds/stage/savings.tsx'),
  ),
  '/online-course': landing(
    () => import('#content/stages/course.ts'),
    () => import('#ui/kinds/stage/course.tsx'),
  ),
  '/medical': landing(
    () => import('#content/stages/practice.ts'),
    () => import('#ui/kinds/stage/practice.tsx'),
  ),
  '/software-dev-agency-1': landing(
    () => import('#content/stages/mono-grid.ts'),
    () => import('#ui/kinds/stage/mono-grid.tsx'),
  ),
  '/software-dev-agency-2': landing(
    () => import('#content/stages/one-scene.ts'),
    () => import('#ui/kinds/stage/one-scene.tsx'),
  ),
  '/software-dev-agency-3': landing(
    () => import('#content/stages/magazine.ts'),
    () => import('#ui/kinds/stage/magazine.tsx'),
  ),
  '/conference': landing(
    () => import('#content/stages/conference.ts'),
    () => import('#ui/kinds/stage/conference.tsx'),
  ),
  '/digital-agency': landing(
    () => import('#content/stages/flamingo.ts'),
    () => import('#ui/kinds/stage/flamingo.tsx'),
  ),
  '/ai-app': showcase(
    () => import('#content/stages/reader-app.ts'),
    () => import('#ui/kinds/stage/reader-app.tsx'),
  ),
  '/akrahealth-app': showcase(
    () => import('#content/stages/patient-app.ts'),
    () => import('#ui/kinds/stage/patient-app.tsx'),
  ),
  '/atlearn-app': showcase(
    () => import('#content/stages/learning-app.ts'),
    () => import('#ui/kinds/stage/learning-app.tsx'),
  ),
  '/student-counselling': showcase(
    () => import('#content/stages/counselling-app.ts'),
    () => import('#ui/kinds/stage/counselling-app.tsx'),
  ),
};

export default function StagePage() {
  const { route } = useLoaderData<typeof loader>().facts;
  const Page = stages[route];
  if (!Page) throw new Error(`No stage is built for ${route}`);
  return <Page />;
}

import { type ComponentType, lazy } from 'react';
import { useLoaderData } from 'react-router';
import { pageLoader } from '#app/head/page-facts.server.ts';
import type { StageBrief } from '#lib/stage-brief.ts';
import { Showcase } from '#ui/kinds/showcase.tsx';
import { Stage } from '#ui/kinds/stage.tsx';
import type { ShowcaseBrief } from '#lib/stage-brief.ts';

export const loader = pageLoader;

/**
 * Each stage is a chunk of its own, words and screen together. There is no Suspense boundary on purpose:
 * the server then waits for the stage and writes it in its place, so the page is whole without scripts.
 */
function landing<Brief extends StageBrief>(
  words: () => Promise<{ brief: Brief }>,
  screen: () => Promise<{ Screen: ComponentType<{ brief: Brief }> }>,
) {
  return lazy(async () => {
    const [{ brief }, { Screen }] = await Promise.all([words(), screen()]);
    const Landing = () => (
      <Stage brief={brief}>
        <Screen brief={brief} />
      </Stage>
    );
    return { default: Landing };
  });
}

function showcase<Brief extends ShowcaseBrief>(
  words: () => Promise<{ brief: Brief }>,
  screen: () => Promise<{ Screen: ComponentType<{ brief: Brief }> }>,
) {
  return lazy(async () => {
    const [{ brief }, { Screen }] = await Promise.all([words(), screen()]);
    const App = () => (
      <Showcase brief={brief}>
        <Screen brief={brief} />
      </Showcase>
    );
    return { default: App };
  });
}

import { Island } from '#app/islands/island.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from '../composition.ts';
import { ServiceHead } from './service-head.tsx';
import { Stair } from './stair.tsx';

/** Six steps as a stair to tick off. */
export function FirstVersion({ words, head }: StoryParts) {
  const stair = words.sections.find(({ steps }) => steps);
  return (
    <>
      <ServiceHead {...head} facts={words.facts} />
      {stair?.steps ? (
        <section aria-labelledby="steps">
          <h2 id="steps" className="wrap pb-8 text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96]">
            {stair.heading}
          </h2>
          <Island name="stair" of={Stair} props={{ steps: stair.steps }} wake="near" />
        </section>
      ) : null}
      <div className="wrap grid gap-x-16 gap-y-14 pt-20 lg:grid-cols-2 lg:pt-28">
        <StorySections of={words.sections.filter((section) => section !== stair)} />
      </div>
    </>
  );
}

import { Island } from '#app/islands/island.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from '../composition.ts';
import { FeatureBrief } from './feature-brief.tsx';
import { ServiceHead } from './service-head.tsx';

/** One feature in five layers, with a sentence to bring. */
export function OneFeature({ words, head }: StoryParts) {
  const layers = words.sections.find(({ rules }) => rules);
  return (
    <>
      <ServiceHead {...head} facts={words.facts} />
      {layers?.rules ? (
        <section
          aria-labelledby="layers"
          className="bg-[light-dark(var(--hue),var(--sunk))] py-12 text-[light-dark(var(--on-hue),var(--ink))] lg:py-20"
        >
          <h2
            id="layers"
            className="wrap mb-8 text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96] lg:mb-12"
          >
            {layers.heading}
          </h2>
          <Island name="feature-brief" of={FeatureBrief} props={{ layers: layers.rules }} wake="near" />
        </section>
      ) : null}
      <div className="wrap grid gap-x-16 gap-y-14 pt-20 lg:grid-cols-2 lg:pt-28">
        <StorySections of={words.sections.filter((section) => section !== layers)} />
      </div>
    </>
  );
}

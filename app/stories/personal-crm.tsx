import { awayAfter, dueRing } from '#demos/circle/rules/orbit.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { DriftLines } from '#ui/drawings/drift-lines.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const people = [
  { name: 'A sister', rhythm: 'every week', every: 7, ago: 5 },
  { name: 'A mentor', rhythm: 'twice a year', every: 182, ago: 130 },
  { name: 'A client', rhythm: 'every month', every: 30, ago: 30 },
  { name: 'An old friend', rhythm: 'once a year', every: 365, ago: 700 },
  { name: 'A neighbour', rhythm: 'every month', every: 30, ago: 3 },
].map(({ name, rhythm, every, ago }) => ({
  name,
  says: `${rhythm}, ${ago} days ago`,
  away: awayAfter(ago / every),
}));

/** The circle below a narrow block, facts as a strip, then how far five people have drifted. */
export function PersonalCrm({ words, head, application, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="over">
        <section id="application" aria-label="The application" className="scroll-mt-4">
          {application}
        </section>
      </StoryBlock>
      <StoryFacts facts={words.facts} />
      <StoryRow>
        <StorySections of={words.sections} to={1} />
      </StoryRow>
      <StoryWide>
        <DrawnFigure caption="Five people with different rhythms, placed by the application’s rule. Pink dots still have time, dark ones are late.">
          <DriftLines due={dueRing} people={people} />
        </DrawnFigure>
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={1} to={3} />
      </StoryRow>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={3} />
      </div>
      <StoryWide>
        <StoryCost
          heading="An address book for how you work"
          text="Yours may need to read your calendar or mailbox, to run on several devices, or to be shared between two people who look after the same clients."
          {...priced({ from: 3, to: 6, people: 1 })}
        />
      </StoryWide>
    </>
  );
}

import { measured } from '#content/proof.ts';
import { routes } from '#content/screens/routes.ts';
import { routesPhone } from '#content/screens/routes-phone.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { RuinAndRepair } from '#ui/drawings/ruin-and-repair.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured('routing.all.cvrplib.1x30.gap', 'longer than the best known plans, after 30 seconds'),
  measured('routing.first-plan', 'until a day with 1,000 stops has its first plan'),
  measured('routing.move', 'to say what moving a stop by hand costs'),
];

/** The planner itself across the block, then one turn of its search. */
export function RouteOptimization({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <ScreenFrame
          variant="sheet"
          picture={routes}
          alt="The planner with 22 stops in three rounds, the map and a timeline for each van"
          sizes="(min-width: 80rem) 78rem, 92vw"
          eager
          className="max-lg:hidden"
        />
        <ScreenFrame
          variant="phone"
          picture={routesPhone}
          alt="The planner on a phone: three rounds on the map, one stop left out"
          sizes="20rem"
          className="mx-auto -mb-24 w-full max-w-[20rem] lg:hidden"
        />
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={2} />
        <MeasuredFigures figures={figures} />
        <StorySections of={words.sections} from={2} to={3} />
        <DrawnFigure caption="One step of the search. A worker does thousands of them in five seconds.">
          <RuinAndRepair />
        </DrawnFigure>
        <StorySections of={words.sections} from={3} />
        <StoryCost
          heading="A planner for your rounds"
          text="Ours knows vans, hours, breaks and skills. Yours may need your orders from a shop or an ERP, road times from your map provider, and a page for the drivers."
          {...priced({ from: 5, to: 9, people: 2 })}
        />
      </StoryText>
    </>
  );
}

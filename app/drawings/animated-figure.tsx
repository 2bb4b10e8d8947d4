import { Island } from '#app/islands/island.tsx';
import { Animation } from '#ui/animation/animation.tsx';

/** Case studies whose idea is easier to see moving, by path. */
const animations: Readonly<Record<string, { file: string; caption: string }>> = {
  '/route-optimization': {
    file: '/animations/round-planned.json',
    caption: 'A sample morning with three vans and thirteen stops is planned.',
  },
  '/pages/services-single-1': {
    file: '/animations/slot-held.json',
    caption: 'Someone chooses half an hour in the calendar and books it.',
  },
};

/** The animation of the case study at this path, if it has one. */
export function AnimatedFigure({ path }: { path: string }) {
  const animation = animations[path];
  if (!animation) return null;
  return (
    <figure data-hue="sky" className="hue-block @container overflow-hidden">
      <Island
        name="animation"
        of={Animation}
        props={{ animationLink: animation.file, height: 'clamp(14rem, 46cqi, 26rem)', noMargin: true }}
        wake="near"
      />
      <figcaption className="px-6 pb-6 font-medium">{animation.caption}</figcaption>
    </figure>
  );
}

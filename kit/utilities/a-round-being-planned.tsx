import { Animation } from '#ui/animation/animation.tsx';

export default function ARoundBeingPlanned() {
  return (
    <figure data-hue="sky" className="hue-block overflow-hidden">
      <Animation
        animationLink="/animations/round-planned.json"
        height="clamp(14rem, 46cqi, 26rem)"
        noMargin
      />
      <figcaption className="px-6 pb-6 font-medium">
        Three vans and thirteen stops on a sample morning.
      </figcaption>
    </figure>
  );
}

import { objects } from '#content/objects.ts';
import { caseStudies } from '#content/stories/stories.ts';
import { WorkTile } from '#ui/sections/work-tiles.tsx';

export default function OneStoryLarge() {
  return (
    <div className="grid gap-x-6 gap-y-10 @2xl:grid-cols-12">
      {caseStudies.slice(3, 5).map(({ path, hue, name, note, object }, index) => (
        <WorkTile
          key={path}
          href={path}
          hue={hue}
          name={name}
          text={note}
          state="Built to show"
          picture={objects[object]}
          alt=""
          shape={index === 0 ? 'aspect-[1.3]' : 'aspect-square'}
          className={index === 0 ? '@2xl:col-span-7' : 'self-end @2xl:col-span-5'}
        />
      ))}
    </div>
  );
}

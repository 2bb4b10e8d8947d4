import { objects } from '#content/objects.ts';
import { caseStudies } from '#content/stories/stories.ts';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

export default function OneStoryLarge() {
  return (
    <div className="grid gap-x-6 gap-y-10 @2xl:grid-cols-12">
      {caseStudies.slice(3, 5).map(({ path, hue, name, note, object }, index) => (
        <div key={path} className={index === 0 ? '@2xl:col-span-7' : 'self-end @2xl:col-span-5'}>
          <ObjectTile
            size="large"
            level={3}
            href={path}
            hue={hue}
            name={name}
            note={note}
            state="Working demo"
            picture={objects[object]}
            shape={index === 0 ? 'aspect-[1.3]' : 'aspect-square'}
          />
        </div>
      ))}
    </div>
  );
}

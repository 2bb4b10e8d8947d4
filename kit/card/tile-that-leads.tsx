import { van } from '#content/pictures/van.ts';
import { Picture } from '#ui/components/picture.tsx';

export const heading = 'A hue, an object, one link';

export default function Example() {
  return (
    <a
      href="/route-optimization"
      data-hue="cobalt"
      className="hue-block flex max-w-sm items-end justify-between p-6"
    >
      <span className="display text-2xl">Route optimisation</span>
      <Picture picture={van} alt="" sizes="160px" className="w-40" />
    </a>
  );
}

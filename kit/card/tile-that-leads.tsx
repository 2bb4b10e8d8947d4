import { van } from '#content/pictures/van.ts';
import { Picture } from '#ui/media/picture.tsx';

export default function TileThatLeads() {
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

import { van } from '#content/pictures/van.ts';
import { vanClay } from '#content/pictures/van-clay.ts';
import { Comparison } from '#ui/media/comparison.tsx';
import { Picture } from '#ui/media/picture.tsx';

const ground = 'aspect-[4/3] bg-cobalt object-contain p-8';

export default function FromClayToColour() {
  return (
    <Comparison
      label="A delivery van, as modelled and as finished"
      orientation="vertical"
      before={<Picture picture={vanClay} alt="A van in plain white" sizes="34rem" className={ground} />}
      after={<Picture picture={van} alt="The same van in white and coral" sizes="34rem" className={ground} />}
      beforeLabel="As modelled"
      afterLabel="As finished"
      className="mx-auto max-w-[34rem]"
    />
  );
}

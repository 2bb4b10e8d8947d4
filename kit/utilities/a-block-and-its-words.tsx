import { van } from '#content/pictures/van.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function ABlockAndItsWords() {
  return (
    <div className="grid gap-3 @2xl:grid-cols-[2fr_1fr]">
      <div data-hue="mint" className="hue-block grid content-between gap-10 p-6 @lg:p-8">
        <p className="mono-label">From 30 minutes</p>
        <div>
          <p className="display text-[clamp(2.25rem,8cqi,4rem)]">Which half hour suits you?</p>
          <ButtonLink variant="hue" size="small" href="/book_an_appointment" className="mt-6">
            Choose a day
          </ButtonLink>
        </div>
      </div>
      <a href="/route-optimization" data-hue="cobalt" className="tile group grid min-h-64 bg-hue text-on-hue">
        <Picture
          picture={van}
          alt=""
          sizes="20rem"
          className="col-start-1 row-start-1 m-auto w-4/5 object-contain transition-transform duration-[1.2s] ease-out group-hover:scale-[1.03]"
        />
        <span className="col-start-1 row-start-1 self-end p-6 font-medium">Route optimisation</span>
      </a>
    </div>
  );
}

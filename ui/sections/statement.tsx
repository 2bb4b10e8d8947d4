import type { Picture as PictureData } from '#lib/look/picture.ts';
import { ButtonLink } from '../actions/button.tsx';
import { Arrow } from '../icons/arrow.tsx';
import { Picture } from '../media/picture.tsx';

interface StatementProps {
  label: string;
  heading: { plain: readonly string[]; accent: string };
  lead: { strong: string; rest: string };
  actions: readonly { label: string; href: string }[];
  picture: PictureData;
}

/** The opening of the home page: one sentence, one scene running off the right edge. */
export function Statement({ label, heading, lead, actions, picture }: StatementProps) {
  return (
    <section className="overflow-x-clip">
      <div className="wrap relative pb-10 pt-6 md:pt-10">
        <div className="pointer-events-none absolute right-[-22%] top-[calc(26vw+5rem)] w-[122%] md:right-[-28%] md:top-[-1.5rem] md:w-[68%] lg:top-[-5.5rem]">
          <Picture picture={picture} alt="" sizes="(min-width: 768px) 68vw, 128vw" eager className="w-full" />
        </div>
        <div className="rise relative">
          <p className="mono-label mb-5 text-mute md:mb-8">{label}</p>
          <h1 className="display text-[clamp(min(2.6rem,11.5vw),11.2vw,10.4rem)]">
            {heading.plain.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <span className="serif-accent block pb-[.08em]">{heading.accent}</span>
          </h1>
        </div>
        <div className="relative mt-[78vw] grid gap-8 md:mt-16 md:grid-cols-12 md:items-end">
          <p className="text-lg leading-relaxed text-mute md:col-span-6 md:text-xl lg:col-span-5">
            <span className="text-ink">{lead.strong}</span> {lead.rest}
          </p>
          <div className="flex flex-wrap gap-3 md:col-span-6 md:justify-end lg:col-span-7">
            {actions.map((action, index) => (
              <ButtonLink key={action.href} href={action.href} variant={index === 0 ? 'main' : 'ghost'}>
                {action.label}
                {index === 0 ? <Arrow /> : null}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

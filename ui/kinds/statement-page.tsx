import { ArrowRight } from 'lucide-react';
import type { Picture as PictureData } from '#lib/look/picture.ts';
import { ButtonLink } from '../actions/button.tsx';
import { Picture } from '../media/picture.tsx';
import { type StatementPart, StatementSection } from './statement-section.tsx';

interface StatementViewProps {
  heading: readonly [string, string];
  lead: string;
  action: { label: string; href: string };
  picture: PictureData;
  alt: string;
  sections: readonly StatementPart[];
}

/** A statement with one object running off the right edge, then parts whose splits alternate. */
export function StatementView({ heading, lead, action, picture, alt, sections }: StatementViewProps) {
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="rise flex flex-col pt-6 lg:col-span-8 lg:min-h-[38rem] lg:pb-6 lg:pt-14">
          <h1 className="display text-[clamp(min(2.6rem,11.5vw),8vw,7.5rem)]">
            {heading[0]} <span className="serif-accent lg:block">{heading[1]}</span>
          </h1>
          <div className="mt-7 lg:mt-auto lg:pt-12">
            <p className="max-w-[36rem] text-lg leading-normal text-pretty lg:text-xl lg:leading-normal">
              {lead}
            </p>
            <ButtonLink href={action.href} className="mt-7">
              {action.label}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </ButtonLink>
          </div>
        </div>
        <div className="tile grid min-h-72 place-items-center bg-block max-lg:-mr-(--gutter) max-lg:rounded-r-none lg:col-span-4 lg:-mr-[max(var(--gutter),calc(50vw_-_45rem_+_var(--gutter)))] lg:rounded-r-none">
          <Picture picture={picture} alt={alt} eager sizes="10rem" className="size-40 object-contain" />
        </div>
      </div>
      {sections.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}

import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { StoryHeading } from '#ui/story/story-block.tsx';

interface ServiceHeadProps extends StoryHeading {
  /** Under which terms, point by point. */
  facts: readonly (readonly [string, string])[];
}

/** How a service opens: heading, lead, and the terms beside them. */
export function ServiceHead({ heading, lead, action, more, facts }: ServiceHeadProps) {
  return (
    <div className="wrap rise grid gap-x-10 gap-y-8 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end lg:pt-10 lg:pb-16">
      <div>
        <h1 className="display text-[clamp(min(2.6rem,11.5vw),7.2vw,6.5rem)]">
          {heading[0]} <span className="serif-accent lg:block">{heading[1]}</span>
        </h1>
        <p className="mt-7 max-w-[36rem] text-lg text-pretty lg:text-xl">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={action.href} variant="ink">
            {action.label}
            <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
          </ButtonLink>
          {more}
        </div>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-t border-current/30 py-3"
          >
            <dt className="opacity-75">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

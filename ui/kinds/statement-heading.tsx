import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../actions/button.tsx';

interface StatementHeadingProps {
  heading: readonly [string, string];
  /** Whether the phrase in italic begins a line of its own. */
  stacked?: boolean;
  className?: string;
}

/** The heading of a statement, its second phrase in italic. */
export function StatementHeading({ heading, stacked = true, className = '' }: StatementHeadingProps) {
  return (
    <h1 className={`display text-[clamp(min(2.6rem,11.5vw),8vw,7.5rem)] ${className}`}>
      {heading[0]} <span className={`serif-accent ${stacked ? 'lg:block' : ''}`}>{heading[1]}</span>
    </h1>
  );
}

interface StatementLeadProps {
  lead: string;
  action: { label: string; href: string };
  variant?: 'main' | 'ink' | 'ghost' | 'hue';
  className?: string;
}

/** What a statement means in a sentence or two, and the one thing to do about it. */
export function StatementLead({ lead, action, variant = 'ghost', className = '' }: StatementLeadProps) {
  return (
    <div className={className}>
      <p className="max-w-[36rem] text-lg leading-normal text-pretty lg:text-xl lg:leading-normal">{lead}</p>
      <ButtonLink href={action.href} variant={variant} className="mt-6">
        {action.label}
        <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}

import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Card, CardActions, CardTitle } from '../layout/card.tsx';

interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** The kind of work the plan is for. */
  fits: string;
  /** What it costs, as large as the name; leave it out if it depends on the project. */
  price?: ReactNode;
  includes: readonly string[];
  /** How the plan can be ended. */
  ends?: string;
  /** The colour of the one plan that the page is about. */
  hue?: string;
  action?: ReactNode;
}

/** One way of charging: what it is for, what it includes, and how it ends. */
export function PlanCard({ name, fits, price, includes, ends, hue, action, ...rest }: PlanCardProps) {
  return (
    <Card variant={hue ? 'hue' : 'raised'} hue={hue} {...rest}>
      <CardTitle className="display text-[clamp(2.25rem,12cqi,3.25rem)]">{name}</CardTitle>
      {price ? <p className="mt-2 text-xl font-[540]">{price}</p> : null}
      <p className="mt-3 text-pretty">{fits}</p>
      <ul className="mt-5 grid gap-2.5 border-t border-current/15 pt-4">
        {includes.map((line) => (
          <li key={line} className="flex gap-2.5 text-[.9375rem] leading-snug">
            <Check size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
      {ends ? <p className="mt-5 text-[.9375rem] opacity-80">{ends}</p> : null}
      {action ? <CardActions>{action}</CardActions> : null}
    </Card>
  );
}

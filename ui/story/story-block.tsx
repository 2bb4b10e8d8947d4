import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/button.tsx';

export interface StoryHeading {
  heading: readonly [string, string];
  lead: string;
  action: { label: string; href: string };
  /** Another thing that can be done, beside the action. */
  more?: ReactNode;
}

interface StoryBlockProps extends StoryHeading {
  /**
   * Where the scene stands: `below` the words over the whole width, `beside` them on the right, or `over` the lower
   * edge of the block, half outside it.
   */
  scene?: 'below' | 'beside' | 'over';
  children?: ReactNode;
}

function Words({ heading, lead, action, more, stacked }: StoryHeading & { stacked: boolean }) {
  return (
    <div className={`rise grid gap-x-6 gap-y-7 ${stacked ? 'content-center' : 'lg:grid-cols-12'}`}>
      <h1
        className={`display text-[clamp(min(2.6rem,11.5vw),7.2vw,6.5rem)] ${stacked ? '' : 'lg:col-span-8'}`}
      >
        {heading[0]}
        <span className="serif-accent block !leading-[.96]">{heading[1]}</span>
      </h1>
      <div className={stacked ? '' : 'lg:col-span-4 lg:pt-3'}>
        <p className="max-w-[30rem] text-[1.0625rem] leading-normal text-pretty sm:text-lg">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink href={action.href} variant="hue">
            {action.label}
            <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
          </ButtonLink>
          {more}
        </div>
      </div>
    </div>
  );
}

/** How a story opens: its words in the block of its hue, with the product itself as the scene. */
export function StoryBlock({ scene = 'below', children, ...words }: StoryBlockProps) {
  if (scene === 'beside')
    return (
      <div className="wrap">
        <div className="hue-block grid grid-cols-1 gap-x-10 gap-y-10 overflow-hidden px-5 pt-7 sm:px-[min(3.5rem,6vw)] sm:pt-14 lg:min-h-[44rem] lg:grid-cols-12">
          <div className="flex flex-col justify-center lg:col-span-7 lg:pb-14">
            <Words {...words} stacked />
          </div>
          <div className="self-end lg:col-span-5">{children}</div>
        </div>
      </div>
    );
  if (scene === 'over')
    return (
      <div className="wrap">
        <div className="hue-block px-5 pt-7 pb-28 sm:px-[min(3.5rem,6vw)] sm:pt-14 lg:pb-64">
          <Words {...words} stacked={false} />
        </div>
        <div className="relative -mt-20 px-2 sm:px-[min(3.5rem,6vw)] lg:-mt-52">{children}</div>
      </div>
    );
  return (
    <div className="wrap">
      <div className="hue-block flex flex-col gap-10 overflow-hidden px-5 pt-7 sm:px-[min(3.5rem,6vw)] sm:pt-14 lg:gap-14">
        <Words {...words} stacked={false} />
        <div className="mt-auto">{children}</div>
      </div>
    </div>
  );
}

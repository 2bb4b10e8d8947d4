import type { ReactNode } from 'react';
import type { AiDemo } from '#content/ai-demos/ai-demos.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

/** What it takes to build a task into a product of the visitor's own. */
export function BuildIn({ demo, save }: { demo: AiDemo; save: ReactNode }) {
  const terms = [
    ['Work', demo.buildIn.days],
    ['Data', demo.buildIn.data],
    ['Running cost', demo.buildIn.cost],
  ];
  return (
    <aside
      aria-label="What it takes to build in"
      className="h-max rounded-card border border-line bg-raised p-6 lg:sticky lg:top-6 lg:col-span-4 lg:p-7"
    >
      <p className="font-display text-[clamp(min(1.75rem,8vw),2.6vw,2.375rem)] font-semibold leading-none tracking-[-.04em]">
        Build it in
      </p>
      <dl className="mt-5">
        {terms.map(([name, text]) => (
          <div key={name} className="border-t border-line py-3 text-[.95rem]">
            <dt className="text-mute">{name}</dt>
            <dd className="font-medium text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3 border-t border-line pt-5">
        <ButtonLink href="/contact-us" variant="ink">
          Ask for an estimate
        </ButtonLink>
        <ButtonLink href="/ai-apps" variant="ghost">
          See the tasks work together
        </ButtonLink>
        {save}
      </div>
      <p className="mt-4 text-sm text-mute text-pretty">
        Days are our estimate for a first version in one place. They don’t include changes to your own
        systems.
      </p>
    </aside>
  );
}

import type { ReactNode } from 'react';
import type { NamedText } from '../text/rule-list.tsx';

interface StoryTextProps {
  facts: readonly NamedText[];
  children: ReactNode;
}

/** The text of a story with its facts, which stay beside it. */
export function StoryText({ facts, children }: StoryTextProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-6 gap-y-12 pt-14 lg:grid-cols-12 lg:pt-22">
      <dl className="grid h-max grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-5 sm:max-lg:grid-cols-2 border-t-2 border-ink lg:sticky lg:top-6 lg:col-span-3 lg:grid-cols-1">
        {facts.map(([name, text]) => (
          <div key={name} className="border-b border-line py-4 max-lg:last:odd:col-span-full">
            <dt className="text-sm text-mute">{name}</dt>
            <dd className="mt-0.5 font-medium leading-snug text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid min-w-0 grid-cols-1 gap-16 lg:col-span-8 lg:col-start-5 lg:gap-22">{children}</div>
    </div>
  );
}

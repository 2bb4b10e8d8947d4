import type { NamedText } from '../text/rule-list.tsx';

/** The facts of a story as a strip over the whole width; on a phone as a list of two columns. */
export function StoryFacts({ facts }: { facts: readonly NamedText[] }) {
  return (
    <div className="wrap pt-10 lg:pt-14">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-5 border-t-2 border-ink sm:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-6">
        {facts.map(([name, text]) => (
          <div key={name} className="border-b border-line py-4 max-lg:last:odd:col-span-full">
            <dt className="text-sm text-mute">{name}</dt>
            <dd className="mt-0.5 font-medium leading-snug text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

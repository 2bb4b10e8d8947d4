import { largeParts, smallParts } from '#content/indexes/parts.ts';
import { objects } from '#content/objects.ts';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

export default function PartIndex() {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:gap-x-6">
        {largeParts.map(({ object, ...part }) => (
          <li key={part.href}>
            <ObjectTile {...part} picture={objects[object]} state="Sample" />
          </li>
        ))}
      </ul>
      <h2 className="mt-16 text-[clamp(min(1.75rem,8vw),2.6vw,2.25rem)]">Twelve smaller parts</h2>
      <ul className="mt-6 grid gap-x-6 border-t-2 border-ink md:grid-cols-2 xl:grid-cols-3">
        {smallParts.map((part) => (
          <li key={part.href} className="border-b border-line">
            <a href={part.href} className="group block h-full py-5">
              <span className="font-display text-[1.375rem] font-semibold tracking-[-.03em] underline-offset-4 group-hover:underline">
                {part.name}
              </span>
              <span className="mt-1 block text-mute">{part.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

import { aiTools } from '#content/indexes/ai-tools.ts';
import { objects } from '#content/objects.ts';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

export default function AiToolIndex() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
      {aiTools.map(({ object, ...tool }) => (
        <li key={tool.href}>
          <ObjectTile {...tool} picture={objects[object]} />
        </li>
      ))}
    </ul>
  );
}

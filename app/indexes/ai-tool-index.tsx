import { Island } from '#app/islands/island.tsx';
import { aiTools } from '#content/indexes/ai-tools.ts';
import { objects } from '#content/objects.ts';
import { ToolBox } from '#demos/tool-box/ui/tool-box.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

/** One box that leads into the right tool, then the tools. */
export default function AiToolIndex() {
  return (
    <>
      <Island name="tool-box" of={ToolBox} props={{}} wake="near" />
      <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:mt-14 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
        {aiTools.map(({ object, ...tool }) => (
          <li key={tool.href}>
            <ObjectTile {...tool} picture={objects[object]} />
          </li>
        ))}
      </ul>
    </>
  );
}

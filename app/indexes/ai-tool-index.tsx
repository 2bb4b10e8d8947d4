import { Island } from '#app/islands/island.tsx';
import { aiTools } from '#content/indexes/ai-tools.ts';
import { objects } from '#content/objects.ts';
import { ToolBox } from '#demos/tool-box/ui/tool-box.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2';

/** Those that people look for most. */
const smallTasks = [
  { href: '/ai/demo/hide-names', name: 'hide personal data' },
  { href: '/ai/demo/extract-invoice', name: 'read an invoice' },
  { href: '/ai/demo/table-out-of-text', name: 'make a table out of text' },
];

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
      <p className="mt-10 max-w-[44rem] text-pretty lg:mt-14">
        Smaller tasks take your own text, too:{' '}
        {smallTasks.map(({ href, name }) => (
          <span key={href}>
            <a href={href} className={link}>
              {name}
            </a>
            ,{' '}
          </span>
        ))}
        and{' '}
        <a href="/ai" className={link}>
          more on the page of AI demos
        </a>
        .
      </p>
    </>
  );
}

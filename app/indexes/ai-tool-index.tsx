import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { aiTools } from '#content/indexes/ai-tools.ts';
import { productScreensAt } from '#content/product-screens.ts';
import { IndexSection } from '#ui/kinds/index-page.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';

/** The tools, and the small tasks below them. */
export default function AiToolIndex() {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
        {aiTools.flatMap(({ href, hue, name, note }) =>
          productScreensAt(href)
            .slice(0, 1)
            .map((screen) => (
              <li key={href}>
                <ScreenTile
                  {...screen}
                  href={href}
                  hue={hue}
                  name={name}
                  note={note}
                  level={2}
                  shape="h-40 sm:h-52 lg:h-64"
                />
              </li>
            )),
        )}
      </ul>
      <IndexSection heading="Ten small tasks">
        <ul className="grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3">
          {aiDemos.map(({ id, name, takes, gives }) => (
            <li key={id} className="border-t border-line">
              <a href={`/ai/demo/${id}`} className="group block min-h-16 py-3.5">
                <span className="block font-[540] text-lg underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="mt-0.5 block text-mute text-pretty">
                  {takes} → {gives.charAt(0).toLowerCase() + gives.slice(1)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </IndexSection>
    </>
  );
}

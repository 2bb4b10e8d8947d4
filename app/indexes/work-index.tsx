import { StoryTile } from '#app/publishing/story-tile.tsx';
import { useIsListed } from '#app/shell/use-navigation.ts';
import { liveDemos, phoneApps, templates } from '#content/indexes/work.ts';
import { productScreensAt } from '#content/product-screens.ts';
import { screenAt } from '#content/template-screens.ts';
import { IndexSection } from '#ui/kinds/index-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';
import type { IndexLists } from './index-lists.server.ts';

/** 6+3+3, 3+3+3+3, 3+3+6, 3+3+3+3, 6+3+3: seventeen tiles without a hole. */
const wide = new Set([0, 9, 14]);

/** The parts below the case studies, while something is in them. */
function partsOf(counts: {
  demos: number;
  apps: number;
  templates: number;
}): [href: string, label: string][] {
  const parts: [href: string, label: string, count: number][] = [
    ['#demos', 'Products to try', counts.demos],
    ['#apps', 'Four phone apps', counts.apps],
    ['#templates', '18 site templates', counts.templates],
  ];
  return parts.flatMap(([href, label, count]) => (count > 0 ? [[href, label]] : []));
}

export default function WorkIndex({ stories = [] }: IndexLists) {
  const isListed = useIsListed();
  const demos = liveDemos.filter(({ href }) => isListed(href));
  const apps = phoneApps.filter(({ href }) => isListed(href));
  const shown = templates.filter(({ href }) => isListed(href));
  const parts = partsOf({ demos: demos.length, apps: apps.length, templates: shown.length });
  return (
    <>
      <ul className="mb-6 flex flex-wrap gap-2">
        {parts.map(([href, label]) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-5 text-[.95rem] font-medium hover:bg-sunk"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="sr-only">Case studies</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-12">
        {stories.map((story, index) => (
          <li
            key={story.path}
            className={
              index === 0
                ? 'col-span-full lg:col-span-6'
                : wide.has(index)
                  ? 'lg:col-span-6'
                  : 'lg:col-span-3'
            }
          >
            <StoryTile story={story} state={story.trade} shape="h-40 sm:h-64 lg:h-80" level={3} />
          </li>
        ))}
      </ul>
      {demos.length > 0 ? (
        <IndexSection id="demos" heading="Products to try">
          <LinkRows rows={demos} />
        </IndexSection>
      ) : null}
      {apps.length > 0 ? (
        <IndexSection id="apps" heading="Four apps on a phone">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
            {apps.map((app) =>
              productScreensAt(app.href).map((screen) => (
                <li key={app.href}>
                  <ScreenTile {...app} {...screen} shape="h-64 sm:h-80 lg:h-96" />
                </li>
              )),
            )}
          </ul>
        </IndexSection>
      ) : null}
      {shown.length > 0 ? (
        <IndexSection id="templates" heading="Eighteen sample brands by one studio">
          <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
            {shown.map(({ href, hue, label, note }) => {
              const taken = screenAt(href);
              return taken ? (
                <li key={href}>
                  <ScreenTile
                    href={href}
                    hue={hue}
                    name={label}
                    note={note}
                    picture={taken.screen}
                    alt={taken.alt}
                  />
                </li>
              ) : null;
            })}
          </ul>
        </IndexSection>
      ) : null}
    </>
  );
}

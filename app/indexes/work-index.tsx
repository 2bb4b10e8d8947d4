import { liveDemos, phoneApps, templates } from '#content/indexes/work.ts';
import { objects } from '#content/objects.ts';
import { caseStudies } from '#content/stories/stories.ts';
import { IndexSection } from '#ui/kinds/index-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

/** 6+3+3, 3+3+3+3, 3+3+6, 3+3+3+3, 6+3+3: seventeen tiles without a hole. */
const wide = new Set([0, 9, 14]);

const parts = [
  ['#demos', 'Eight sample benches'],
  ['#apps', 'Four phone apps'],
  ['#templates', '18 site templates'],
] as const;

export default function WorkIndex() {
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
        {caseStudies.map((story, index) => (
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
            <ObjectTile
              href={story.path}
              hue={story.hue}
              picture={objects[story.object]}
              name={story.name}
              note={story.note}
              state={story.trade}
            />
          </li>
        ))}
      </ul>
      <IndexSection id="demos" heading="Eight benches with sample data">
        <LinkRows rows={liveDemos} />
      </IndexSection>
      <IndexSection id="apps" heading="Four apps on a phone">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {phoneApps.map(({ object, ...app }) => (
            <li key={app.href}>
              <ObjectTile {...app} picture={objects[object]} />
            </li>
          ))}
        </ul>
      </IndexSection>
      <IndexSection id="templates" heading="Eighteen foreign brands, one builder">
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-6">
          {templates.map((template) => (
            <li key={template.href} className="border-b border-line">
              <a href={template.href} className="group flex min-h-14 items-center justify-between gap-4 py-2">
                <span className="font-medium underline-offset-4 group-hover:underline">{template.label}</span>
                <span className="text-right text-sm text-mute">{template.note}</span>
              </a>
            </li>
          ))}
        </ul>
      </IndexSection>
    </>
  );
}

import { liveDemos, phoneApps, shownTemplates, templates } from '#content/indexes/work.ts';
import { objects } from '#content/objects.ts';
import { caseStudies } from '#content/stories/stories.ts';
import { screenAt } from '#content/template-screens.ts';
import { IndexSection } from '#ui/kinds/index-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';

/** 6+3+3, 3+3+3+3, 3+3+6, 3+3+3+3, 6+3+3: seventeen tiles without a hole. */
const wide = new Set([0, 9, 14]);

const parts = [
  ['#demos', 'Eight sample benches'],
  ['#apps', 'Four phone apps'],
  ['#templates', '18 site templates'],
] as const;

const screens = shownTemplates.flatMap(({ href, hue }) => {
  const template = templates.find((each) => each.href === href);
  const screen = screenAt(href);
  return template && screen ? [{ href, hue, note: template.note, screen }] : [];
});
const others = templates.filter(({ href }) => !screens.some((shown) => shown.href === href));

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
        <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
          {screens.map(({ href, hue, note, screen }) => (
            <li key={href}>
              <ScreenTile
                href={href}
                hue={hue}
                name={screen.name}
                note={note}
                picture={screen.picture}
                alt={screen.alt}
              />
            </li>
          ))}
        </ul>
        <ListGroup className="mt-12 sm:grid sm:grid-cols-2 sm:gap-x-6">
          {others.map(({ href, label, note }) => (
            <ListLink key={href} href={href} title={label} note={note} />
          ))}
        </ListGroup>
      </IndexSection>
    </>
  );
}

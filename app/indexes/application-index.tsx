import { type Application, trades } from '#content/applications/application.ts';
import { applications } from '#content/applications/applications.ts';
import { objects } from '#content/objects.ts';
import { Facets } from '#ui/fields/facets.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

/** Whole class names, one for each choice: the stylesheet is made from what stands in the source. */
const rules = {
  'pre-built': 'has-[#show-pre-built:checked]:[&_[data-facets]:not([data-facets~=pre-built])]:hidden',
  custom: 'has-[#show-custom:checked]:[&_[data-facets]:not([data-facets~=custom])]:hidden',
  sample: 'has-[#show-sample:checked]:[&_[data-facets]:not([data-facets~=sample])]:hidden',
  logistics: 'has-[#show-logistics:checked]:[&_[data-facets]:not([data-facets~=logistics])]:hidden',
  finance: 'has-[#show-finance:checked]:[&_[data-facets]:not([data-facets~=finance])]:hidden',
  web: 'has-[#show-web:checked]:[&_[data-facets]:not([data-facets~=web])]:hidden',
  people: 'has-[#show-people:checked]:[&_[data-facets]:not([data-facets~=people])]:hidden',
  learning: 'has-[#show-learning:checked]:[&_[data-facets]:not([data-facets~=learning])]:hidden',
  documents: 'has-[#show-documents:checked]:[&_[data-facets]:not([data-facets~=documents])]:hidden',
  media: 'has-[#show-media:checked]:[&_[data-facets]:not([data-facets~=media])]:hidden',
  sales: 'has-[#show-sales:checked]:[&_[data-facets]:not([data-facets~=sales])]:hidden',
  health: 'has-[#show-health:checked]:[&_[data-facets]:not([data-facets~=health])]:hidden',
  service: 'has-[#show-service:checked]:[&_[data-facets]:not([data-facets~=service])]:hidden',
  ai: 'has-[#show-ai:checked]:[&_[data-facets]:not([data-facets~=ai])]:hidden',
};

const facetsOf = (application: Application) => [
  application.kind,
  application.trade.toLowerCase(),
  ...(application.bench ? ['sample'] : []),
];

const facet = (id: string, label: string) => ({
  id,
  label,
  count: applications.filter((application) => facetsOf(application).includes(id)).length,
});

const groups = [
  { name: 'Kind', facets: [facet('pre-built', 'Pre-built'), facet('custom', 'Custom')] },
  { name: 'Try it', facets: [facet('sample', 'With sample data')] },
  { name: 'Trade', facets: trades.map((trade) => facet(trade.toLowerCase(), trade)) },
];

/** 6+3, 3+3+3, 3+6, 3+3+3 and again; the last row has three. */
const wide = new Set([0, 6, 10, 16]);

export default function ApplicationIndex() {
  return (
    <Facets all={applications.length} groups={groups} rules={rules}>
      <h2 className="sr-only">Applications</h2>
      <ul className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-9 lg:gap-x-6 lg:gap-y-10">
        {applications.map((application, index) => (
          <li
            key={application.slug}
            data-facets={facetsOf(application).join(' ')}
            className={
              index === 0
                ? 'col-span-full lg:col-span-6'
                : wide.has(index)
                  ? 'lg:col-span-6'
                  : 'lg:col-span-3'
            }
          >
            <ObjectTile
              href={`/applications/${application.slug}`}
              hue={application.hue}
              picture={objects[application.object]}
              name={application.name}
              note={application.tagline}
              state={application.bench ? 'Sample' : undefined}
            />
          </li>
        ))}
      </ul>
    </Facets>
  );
}

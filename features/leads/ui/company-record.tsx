import { ArrowLeft } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import type { CompanyPage } from '../record-page.server.ts';
import { stageWords } from '../stages.ts';
import { Timeline } from './timeline.tsx';

/** A company: its people, what they may come to together, and all that happened with any of them. */
export function CompanyRecord({ company }: { company: CompanyPage }) {
  const { name, domain, openValue, people, entries, zone } = company;
  return (
    <DetailPage>
      <header className="border-b border-line px-4 pt-3 pb-4 sm:px-6">
        <a href="/admin-panel/leads" className="-ms-1 inline-flex min-h-11 items-center gap-2 font-[540]">
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          All leads
        </a>
        <h2 className="mt-1 text-[1.625rem] leading-tight wrap-anywhere">{name}</h2>
        <p className="mt-0.5 text-[.9375rem] text-mute">
          {[
            domain,
            people.length === 1 ? '1 person' : `${people.length} people`,
            openValue ? `${openValue} open` : null,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </header>
      <div className="px-4 py-5 sm:px-6">
        <h3 className="mb-3 text-lg">People</h3>
        <ListGroup>
          {people.map(({ id, name: person, stage, email, companyTyped, value }) => (
            <ListLink
              key={id}
              href={`/admin-panel/leads/${id}`}
              title={person}
              note={[email, companyTyped === name ? '' : companyTyped, value].filter(Boolean).join(', ')}
              end={<Badge tone={stageWords[stage].tone}>{stageWords[stage].label}</Badge>}
            />
          ))}
        </ListGroup>
        <h3 className="mt-8 mb-3 text-lg">What happened</h3>
        <Timeline entries={entries} zone={zone} />
      </div>
    </DetailPage>
  );
}

import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import type { Person } from '../../records.ts';
import { awayOn, backOn } from '../../rules/away.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { maySeeDocuments } from '../../rules/documents.ts';
import { mayPlan } from '../../rules/starters.ts';
import { mayDecide, seenAs } from '../../rules/viewer.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';
import { ChecklistPart } from './checklist-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { DocumentsPart } from './documents-part.tsx';
import { JobPart } from './job-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { PersonForm } from './person-form.tsx';
import { ReviewsPart } from './reviews-part.tsx';

/** One person: who they are, their job so far, their leave and papers, as far as the viewer may see them. */
export function ProfileScreen({ person, tab }: { person: Person; tab: string }) {
  const { rows, viewer, day } = usePeople();
  const sheet = useId();
  const [edits, setEdits] = useState(false);
  const leave = awayOn(rows, day).get(person.id);
  const own = person.id === viewer.person.id;
  const close = own || mayDecide(viewer, rows.people, person.id);
  const tabs = [
    ['details', 'Details', true],
    ['job', 'Job', true],
    ['leave', 'Leave', close],
    ['reviews', 'Reviews', close],
    ['documents', 'Documents', maySeeDocuments(viewer, person.id)],
    [
      'checklist',
      'Checklist',
      mayPlan(viewer, rows, person.id) || (own && ofPerson(rows.tasks, person.id).length > 0),
    ],
  ] as const;
  const chosen = tabs.some(([id, , seen]) => id === tab && seen) ? tab : 'details';
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PersonFace name={person.name} className="size-24 @xl:size-32" />
        <div className="min-w-0 flex-1">
          <p className="text-lg">{person.title}</p>
          <p className="text-mute">
            {[rows.teams.get(person.teamId)?.name, person.city].filter(Boolean).join(', ')}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {own ? (
              <Badge tone="plain" icon={null}>
                This is you in this role
              </Badge>
            ) : null}
            {leave ? (
              <Badge tone="warning">
                {seenAs(viewer, leave)}, back {nearDay(backOn(rows, person, leave))}
              </Badge>
            ) : null}
            {person.started > day ? <Badge tone="new">Starts {nearDay(person.started)}</Badge> : null}
            {person.ended ? <Badge tone="plain">Last day {nearDay(person.ended)}</Badge> : null}
          </p>
        </div>
        {viewer.role === 'hr' ? (
          <Button variant="ghost" size="small" onClick={() => setEdits(true)}>
            Edit details
          </Button>
        ) : null}
      </div>
      <Tabs
        value={chosen}
        onValueChange={(next) =>
          goTo(['people', person.id], { tab: next === 'details' ? '' : next }, { replace: true })
        }
        className="mt-6"
      >
        <TabList label="Parts of this profile" className="print:hidden">
          {tabs.map(([id, name, seen]) =>
            seen ? (
              <Tab key={id} value={id}>
                {name}
              </Tab>
            ) : null,
          )}
        </TabList>
        <TabPanel value="details">
          <DetailsPart person={person} />
        </TabPanel>
        <TabPanel value="job">
          <JobPart person={person} />
        </TabPanel>
        {close ? (
          <TabPanel value="leave">
            <LeavePart person={person} />
          </TabPanel>
        ) : null}
        {close ? (
          <TabPanel value="reviews">
            <ReviewsPart person={person} />
          </TabPanel>
        ) : null}
        {maySeeDocuments(viewer, person.id) ? (
          <TabPanel value="documents">
            <DocumentsPart person={person} />
          </TabPanel>
        ) : null}
        {close ? (
          <TabPanel value="checklist">
            <ChecklistPart person={person} />
          </TabPanel>
        ) : null}
      </Tabs>
      <Sheet id={sheet} heading={`Edit ${person.name}`} open={edits} onOpenChange={setEdits}>
        {edits ? <PersonForm person={person} onDone={() => setEdits(false)} /> : null}
      </Sheet>
    </div>
  );
}

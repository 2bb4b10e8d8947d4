import { CircleDot, Download, Import, Orbit, UserPlus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { writeVcards } from '#engines/contacts/write-vcards.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ImportContacts } from '../../app-kit/contacts/import-contacts.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { useAskedOpen } from '../../app-kit/place/use-asked-open.ts';
import { usePlace } from '../../app-kit/place/use-place.ts';
import { edited } from '../../app-kit/sandbox/edits.ts';
import { today, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { withoutSample } from '../../app-kit/sandbox/without-sample.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { download } from '../../kit/export/download.ts';
import { contactOf, importContacts, spoke } from '../actions/actions.ts';
import { circle } from '../application.ts';
import type { Circle, CircleRows } from '../records.ts';
import { spotsOf } from '../rules/orbit.ts';
import { isDue, type Standing, standings } from '../rules/standing.ts';
import { OrbitDrawing, standingSaid } from './orbit-drawing.tsx';
import { holds, PeopleList } from './people-list.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonForm } from './person-form.tsx';
import { TurnList } from './turn-list.tsx';
import { actWith, type CircleView, newId } from './use-circle.ts';

/** Whoever comes out of an address book gets this rhythm until one chooses another. */
const firstRhythm = 91;

/** From the contacts in a phone to a list of whom to call. */
const firstSteps = [
  {
    label: 'Import your contacts',
    note: 'The vCard that your phone exports.',
    href: hrefTo([], { import: 'yes' }),
  },
  { label: 'Log a conversation', note: 'Click a person, then say how you spoke.' },
  { label: 'Export them', note: 'A vCard for any address book.', href: hrefTo(['people']) },
];

/** What takes the made-up people away. */
const samplePeople = (rows: CircleRows, day: string) =>
  withoutSample<Circle>(rows, circle.seed(day), ['people', 'talks']);

/** One's own people: who drifts away, whose turn it is, and a word about each talk. */
export function CircleApp({ firstDay }: { firstDay: string }) {
  const used = useSandbox(circle, firstDay);
  const { path } = usePlace();
  const [importing, setImporting] = useAskedOpen('import');
  const [form, setForm] = useState<'new' | 'change' | null>(null);
  const day = used.ready ? today() : firstDay;
  const { rows } = used;
  const view: CircleView = { rows, day, act: actWith(used) };
  const all = useMemo(() => standings(rows, day), [rows, day]);
  const sample = useMemo(() => samplePeople(rows, day), [rows, day]);
  const spots = useMemo(() => spotsOf(all), [all]);
  const [first, id] = path;
  const here = first === 'people' ? 'people' : '';
  const opened = first === 'with' ? all.find(({ person }) => person.id === id) : undefined;
  const turning = all.filter(({ passed }) => passed !== null).length;
  const due = all.filter(isDue);
  const listed = [...due, ...all.filter((each) => !isDue(each) && each.birthday !== null)];

  function onSpoke({ person }: Standing) {
    const done = spoke(person, { text: '', day }, day, newId());
    if ('edits' in done) view.act(`Spoke with ${person.name}`, done.edits);
  }
  const titles = {
    people: 'Sorted by when you last spoke',
    '':
      due.length === 0
        ? 'No one is waiting'
        : `${due.length} ${due.length === 1 ? 'person' : 'people'} to speak to`,
  };

  return (
    <AppShell
      framed
      id="circle"
      name="Circle"
      mark={<CircleDot size={26} strokeWidth={1.5} aria-hidden="true" />}
      about="Keep in touch with people: see who is drifting away, and log when you last spoke."
      hue="pink"
      look="top"
      screens={[
        { id: '', label: 'Circle', Icon: Orbit, waiting: due.length },
        { id: 'people', label: 'People', Icon: Users },
      ]}
      here={here}
      title={titles[here]}
      used={used}
      firstSteps={firstSteps}
      findable="people"
      find={(words) =>
        all
          .filter((standing) => holds(standing, words))
          .map((standing) => ({
            href: hrefTo(['with', standing.person.id]),
            label: standing.person.name,
            note: standingSaid(standing),
          }))
      }
      actions={
        <>
          {here === 'people' ? (
            <Button
              size="small"
              variant="ghost"
              onClick={() =>
                download('circle.vcf', writeVcards([...rows.people.values()].map(contactOf)), 'text/vcard')
              }
            >
              <Download size={16} strokeWidth={1.5} aria-hidden="true" />
              Download vCard
            </Button>
          ) : null}
          <Button size="small" variant="ghost" onClick={() => setImporting(true)}>
            <Import size={16} strokeWidth={1.5} aria-hidden="true" />
            Import contacts
          </Button>
          <Button size="small" onClick={() => setForm('new')}>
            <UserPlus size={16} strokeWidth={1.5} aria-hidden="true" />
            Add a person
          </Button>
        </>
      }
    >
      {here === 'people' ? (
        <PeopleList standings={all} />
      ) : (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className={opened ? 'max-lg:hidden' : ''}>
            {spots.length > 0 ? (
              <>
                <OrbitDrawing spots={spots} selected={opened?.person.id} />
                {turning > spots.length ? (
                  <p className="mt-3 text-center text-[.9375rem] text-mute">
                    These {spots.length} people have waited longest.{' '}
                    <a href={hrefTo(['people'])} className="underline underline-offset-4">
                      See all {turning}
                    </a>
                  </p>
                ) : null}
              </>
            ) : (
              <p className="border-t border-line py-8 text-mute">
                You haven’t said how often you want to speak to anyone yet. Import a vCard from your phone, or
                add a person by hand.
              </p>
            )}
          </div>
          <div>
            {opened ? (
              <PersonCard
                key={opened.person.id}
                view={view}
                standing={opened}
                onChange={() => setForm('change')}
              />
            ) : (
              <TurnList standings={listed} onSpoke={onSpoke} />
            )}
          </div>
        </div>
      )}
      <PersonForm
        key={form === 'new' ? 'new' : (opened?.person.id ?? 'none')}
        view={view}
        person={form === 'change' ? opened?.person : undefined}
        open={form !== null}
        onOpenChange={(open) => {
          if (!open) setForm(null);
        }}
      />
      <ImportContacts
        open={importing}
        onOpenChange={setImporting}
        hasSample={sample.length > 0}
        onContacts={(contacts, removes) => {
          const gone = removes ? sample : [];
          const left = edited(rows, gone).rows;
          const done = importContacts(left, contacts, { every: firstRhythm, since: day }, newId());
          view.act(`Imported ${counted(done.added, 'person', 'people')}`, [...gone, ...done.edits]);
          if (done.completed > 0)
            toast({ title: `${done.completed} were already here, so we filled in what was missing.` });
        }}
      />
    </AppShell>
  );
}

import { ContactRound, Download, Import, LineChart, SquareKanban, Sun, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { writeVcards } from '#engines/contacts/write-vcards.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { toast } from '#ui/panels/toast.ts';
import { useCompany } from '../../app-kit/company/use-company.ts';
import { ImportContacts } from '../../app-kit/contacts/import-contacts.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { useAskedOpen } from '../../app-kit/place/use-asked-open.ts';
import { goTo, usePlace } from '../../app-kit/place/use-place.ts';
import { edited } from '../../app-kit/sandbox/edits.ts';
import { today, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { withoutSample } from '../../app-kit/sandbox/without-sample.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { download, downloadCsv } from '../../kit/export/download.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { contactOf, importContacts, removePerson } from '../actions/people.ts';
import { crm } from '../application.ts';
import type { Crm, CrmRows } from '../records.ts';
import { whomToSpeakTo } from '../rules/whom.ts';
import { isLead, sampleCompany, staff } from '../staff.ts';
import { DealForm } from './deal-form.tsx';
import { ForecastExport, ForecastScreen } from './forecast-screen.tsx';
import { holds, PeopleScreen } from './people-screen.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PipelineScreen } from './pipeline-screen.tsx';
import { TodayList } from './today-list.tsx';
import { TwinsScreen } from './twins-screen.tsx';
import { actWith, type CrmView, newId } from './use-crm.ts';
import { useTalking } from './use-talking.ts';
import { useTwins } from './use-twins.ts';

/** What this application asks of the visitor’s company. */
const companyFields = ['name', 'currency'] as const;

const roles = staff.map(({ id, name, lead }) => ({
  id,
  label: lead ? 'Head of sales' : 'Sales',
  person: name,
}));

/** What takes the made-up customers away, with their deals, talks and promises. */
const sampleCustomers = (rows: CrmRows, day: string) =>
  withoutSample<Crm>(rows, crm.seed(day), [
    'people',
    'companies',
    'deals',
    'activities',
    'reminders',
    'apart',
  ]);

/** From one's own contacts to a list that knows when each was spoken to. */
const firstSteps = [
  {
    label: 'Import your contacts',
    note: 'A vCard, CSV or Excel file.',
    href: hrefTo(['people'], { import: 'yes' }),
  },
  { label: 'Log a conversation', note: 'Click a person, then say what happened.' },
  { label: 'Export everything', note: 'As a vCard or CSV file.', href: hrefTo(['people']) },
];

/** Contacts, promises and deals of a small sales team: whom to speak to today, and why. */
export function CrmApp({ firstDay, save }: { firstDay: string; save?: ReactNode }) {
  const used = useSandbox(crm, firstDay);
  const { path } = usePlace();
  const [me, setMe] = useState<string>('noor');
  const [importing, setImporting] = useAskedOpen('import');
  const [form, setForm] = useState<'new' | 'change' | 'deal' | null>(null);
  useEffect(() => {
    const kept = keptState('crm-role');
    if (staff.some(({ id }) => id === kept)) setMe(String(kept));
  }, []);

  const lead = isLead(me);
  const owner = lead ? null : me;
  const day = used.ready ? today() : firstDay;
  const { rows } = used;
  const company = useCompany({
    kept: rows.company,
    sample: sampleCompany,
    fields: companyFields,
    hasCents: true,
    change: used.change,
  });
  const view: CrmView = { rows, day, me, owner, company: company.company, act: actWith(used) };
  const calls = useMemo(() => whomToSpeakTo(rows, owner, day), [rows, owner, day]);
  const sample = useMemo(() => sampleCustomers(rows, day), [rows, day]);

  const [first = '', opened] = path;
  const here = ['pipeline', 'people', 'forecast'].includes(first) ? first : '';
  const onTwins = here === 'people' && opened === 'twins';
  const pairs = useTwins(rows, here === 'people' && (!opened || onTwins));
  const chosen = here === '' ? (calls.find(({ person }) => person.id === opened) ?? calls[0]) : undefined;
  const person =
    here === ''
      ? ((opened ? rows.people.get(opened) : undefined) ?? chosen?.person)
      : rows.people.get(opened ?? '');
  const step = (by: number) => {
    const at = calls.findIndex((call) => call.person.id === person?.id);
    const next = calls[Math.min(calls.length - 1, Math.max(0, at + by))];
    if (next) goTo(['today', next.person.id], {}, { replace: true });
  };
  const { talking, keys } = useTalking(view, onTwins ? undefined : person, () => {
    // Whoever was spoken to leaves the list, and the next one takes their place.
    if (here === '' && opened) goTo([], {}, { replace: true });
  });
  const moves = [
    { keys: 'J', label: 'Next person', run: () => step(1) },
    { keys: 'K', label: 'Previous person', run: () => step(-1) },
  ];

  function exported() {
    return [...rows.people.values()]
      .filter((each) => owner === null || each.owner === owner)
      .map((each) => contactOf(rows, each));
  }
  const titles: Readonly<Record<string, string>> = {
    '':
      calls.length === 0
        ? 'No one is waiting'
        : `${calls.length} ${calls.length === 1 ? 'person' : 'people'} to speak to`,
    pipeline: 'Pipeline',
    people: onTwins ? 'Possibly the same person' : person ? person.name : 'People',
    forecast: 'Forecast',
  };

  const panel = (back: string, beside?: ReactNode) =>
    person ? (
      <PersonPanel
        view={view}
        person={person}
        reason={calls.find((call) => call.person.id === person.id)?.reason}
        talking={talking}
        back={back}
        unnamed={here === 'people'}
        beside={beside}
      />
    ) : null;

  return (
    <AppShell
      id="crm"
      name="Lead desk"
      mark={<ContactRound size={26} strokeWidth={1.5} aria-hidden="true" />}
      about="See who to speak to today and why, log the conversation on the spot, and follow each deal."
      hue="sky"
      look="rail"
      screens={[
        { id: '', label: 'Today', Icon: Sun, waiting: calls.filter(({ part }) => part === 'late').length },
        { id: 'pipeline', label: 'Pipeline', Icon: SquareKanban },
        { id: 'people', label: 'People', Icon: Users },
        ...(lead ? [{ id: 'forecast', label: 'Forecast', Icon: LineChart }] : []),
      ]}
      here={here}
      title={titles[here] ?? ''}
      firstSteps={firstSteps}
      used={used}
      company={company}
      roles={roles}
      role={me}
      onRole={(id) => {
        setMe(id);
        keepState('crm-role', id);
        if (here === 'forecast' && !isLead(id)) goTo([]);
      }}
      findable="people and deals"
      find={(words) => [
        ...[...rows.people.values()]
          .filter((each) => holds(view, each, words))
          .map((each) => ({
            href: hrefTo(['people', each.id]),
            label: each.name,
            note: rows.companies.get(each.companyId)?.name ?? '',
          })),
        ...[...rows.deals.values()]
          .filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
          .map((deal) => ({
            href: hrefTo(['people', deal.personId]),
            label: deal.title,
            note: rows.people.get(deal.personId)?.name ?? '',
          })),
      ]}
      keys={here === '' ? [...moves, ...keys] : keys}
      save={save}
      actions={
        here === 'forecast' ? (
          <ForecastExport view={view} />
        ) : here === 'people' && !opened ? (
          <>
            <Menu
              align="end"
              trigger={
                <Button size="small" variant="ghost">
                  <Download size={16} strokeWidth={1.5} aria-hidden="true" />
                  Export
                </Button>
              }
            >
              <MenuItem onSelect={() => download('contacts.vcf', writeVcards(exported()), 'text/vcard')}>
                vCard, for phones and email
              </MenuItem>
              <MenuItem
                onSelect={() =>
                  downloadCsv(
                    'contacts.csv',
                    ['Name', 'Company', 'Role', 'Email', 'Phone', 'Birthday', 'Address', 'Note'],
                    exported().map((each) => [
                      each.name,
                      each.company,
                      each.role,
                      each.emails.join('; '),
                      each.phones.join('; '),
                      each.birthday,
                      each.address,
                      each.note,
                    ]),
                  )
                }
              >
                CSV, for spreadsheets
              </MenuItem>
            </Menu>
            <Button size="small" variant="ghost" onClick={() => setForm('new')}>
              <UserPlus size={16} strokeWidth={1.5} aria-hidden="true" />
              Add a person
            </Button>
            <Button size="small" onClick={() => setImporting(true)}>
              <Import size={16} strokeWidth={1.5} aria-hidden="true" />
              Import contacts
            </Button>
          </>
        ) : null
      }
    >
      {here === '' ? (
        calls.length === 0 && !opened ? (
          <p className="border-t border-line py-8 text-mute">
            {rows.people.size === 0
              ? 'Import your contacts under People. Anyone you should speak to will appear here.'
              : 'You’ve spoken to everyone. People you’ve made a promise to will appear here on the day it’s due.'}
          </p>
        ) : (
          <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_25rem] 2xl:grid-cols-[minmax(0,1fr)_29rem]">
            <div className={opened ? 'max-xl:hidden' : ''}>
              <TodayList view={view} calls={calls} selected={person?.id} />
            </div>
            <div className={`xl:border-s xl:border-line xl:ps-8 ${opened ? '' : 'max-xl:hidden'}`}>
              {panel(hrefTo([]))}
            </div>
          </div>
        )
      ) : null}
      {here === 'pipeline' ? <PipelineScreen view={view} /> : null}
      {here === 'forecast' ? <ForecastScreen view={view} /> : null}
      {onTwins ? <TwinsScreen view={view} pairs={pairs} /> : null}
      {here === 'people' && !opened ? (
        <PeopleScreen
          view={view}
          twins={
            pairs.length > 0 ? (
              <ButtonLink href={hrefTo(['people', 'twins'])} size="small" variant="ghost">
                {pairs.length === 1
                  ? 'One pair may be the same person'
                  : `${pairs.length} pairs may be the same person`}
              </ButtonLink>
            ) : null
          }
        />
      ) : null}
      {here === 'people' && opened && !onTwins ? (
        person ? (
          <div className="max-w-[44rem]">
            {panel(
              hrefTo(['people']),
              <div className="flex flex-wrap gap-2 print:hidden">
                <Button size="small" variant="ghost" onClick={() => setForm('deal')}>
                  Add a deal
                </Button>
                <Button size="small" variant="ghost" onClick={() => setForm('change')}>
                  Change
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  tone="danger"
                  onClick={() => {
                    view.act(`Deleted ${person.name}`, removePerson(rows, person.id));
                    goTo(['people']);
                  }}
                >
                  Delete
                </Button>
              </div>,
            )}
            <DealForm
              view={view}
              person={person}
              open={form === 'deal'}
              onOpenChange={(open) => setForm(open ? 'deal' : null)}
            />
          </div>
        ) : (
          <p className="border-t border-line py-8 text-mute">
            This person no longer exists.{' '}
            <a href={hrefTo(['people'])} className="underline">
              See everyone
            </a>
          </p>
        )
      ) : null}
      <PersonForm
        key={form === 'new' ? 'new' : (person?.id ?? 'none')}
        view={view}
        person={form === 'change' ? (person ?? null) : null}
        open={form === 'new' || form === 'change'}
        onOpenChange={(open) => {
          if (!open) setForm(null);
        }}
        onSaved={(id) => goTo(['people', id])}
      />
      <ImportContacts
        open={importing}
        onOpenChange={setImporting}
        hasSample={sample.length > 0}
        onContacts={(contacts, removes) => {
          const gone = removes ? sample : [];
          const left = edited(rows, gone).rows;
          const done = importContacts(left, contacts, { owner: me, since: day }, newId());
          view.act(`Imported ${counted(done.added, 'person', 'people')}`, [...gone, ...done.edits]);
          if (done.completed > 0)
            toast({ title: `${done.completed} were already here, so we filled in what was missing.` });
        }}
      />
    </AppShell>
  );
}

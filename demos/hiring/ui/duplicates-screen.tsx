import { useMemo, useState } from 'react';
import { findDuplicates } from '#engines/hiring/duplicates.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { merge, mergePreview } from '../actions/merge.ts';
import { standing } from '../find-candidates.ts';
import { ofPerson } from '../of-application.ts';
import type { Application, Person, Rows } from '../records.ts';
import { isHidden } from '../shown-person.ts';
import type { Desk } from './desk.ts';

/** People who may stand here twice, each pair with what would become of it. */
export function DuplicatesScreen({ desk }: { desk: Desk }) {
  const { rows } = desk;
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const pairs = useMemo(() => findDuplicates(rows.people.values()), [rows.people]);
  const open = pairs.filter(({ one, other }) => !apart.has(`${one} ${other}`));
  if (open.length === 0)
    return (
      <p className="rounded-card border border-dashed border-outline p-8 text-mute">
        No duplicates found. Pairs with the same email, phone number or name appear here.
      </p>
    );
  return (
    <ul className="grid gap-5">
      {open.map(({ one, other, reasons }) => (
        <Pair
          key={`${one} ${other}`}
          desk={desk}
          ids={[one, other]}
          reasons={reasons}
          onApart={() => setApart(new Set([...apart, `${one} ${other}`]))}
        />
      ))}
    </ul>
  );
}

interface PairProps {
  desk: Desk;
  ids: readonly [string, string];
  reasons: readonly string[];
  onApart: () => void;
}

/** Where an application stands; for a job that screens anonymously it would say whose it is. */
const placeOf = (rows: Rows, application: Application): string =>
  isHidden(rows.jobs.get(application.jobId), application)
    ? 'An anonymously screened application'
    : standing(rows, application);

const fields = ['name', 'email', 'phone', 'place', 'file'] as const;

function Pair({ desk, ids, reasons, onApart }: PairProps) {
  const { rows, viewerId, day, act } = desk;
  const [keptId, setKeptId] = useState(ids[0]);
  const otherId = keptId === ids[0] ? ids[1] : ids[0];
  const preview = mergePreview(rows, keptId, otherId);
  const people = ids.flatMap((id) => rows.people.get(id) ?? []);
  if (!preview || people.length < 2) return null;
  return (
    <li className="rounded-card border border-line bg-raised p-5">
      <div className="mb-4 flex flex-wrap gap-3">
        {reasons.map((reason) => (
          <Badge key={reason} tone="warning" variant="outline" icon={null}>
            {reason}
          </Badge>
        ))}
      </div>
      <div className="grid gap-3 lg:grid-cols-3">
        {people.map((person) => (
          <label
            key={person.id}
            className="relative block cursor-pointer rounded-input border border-line p-4 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <span className="mb-2 flex items-center gap-2 font-medium">
              <input
                type="radio"
                name={ids.join(' ')}
                checked={person.id === keptId}
                onChange={() => setKeptId(person.id)}
                className="size-5 accent-ink"
              />
              Keep this one
            </span>
            <Facts person={person} />
            <Applications rows={rows} personId={person.id} />
          </label>
        ))}
        <div className="rounded-input bg-sunk p-4">
          <p className="mb-2 min-h-6 font-medium">Afterwards</p>
          <Facts person={preview.person} />
          <ul className="mt-3 grid gap-1 text-[.875rem] text-mute">
            {preview.applications.map((application) => (
              <li key={application.id}>{placeOf(rows, application)}</li>
            ))}
            {preview.joined.map(({ from }) => (
              <li key={from.id}>Two applications for the same job become one.</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="ink"
          onClick={() => void act(merge(rows, keptId, otherId, viewerId, day))}
        >
          Merge them
        </Button>
        <Button size="small" variant="ghost" onClick={onApart}>
          They are two people
        </Button>
      </div>
    </li>
  );
}

const Facts = ({ person }: { person: Person }) => (
  <dl className="grid gap-1 text-[.9375rem]">
    {fields.map((field) => (
      <div key={field}>
        <dt className="sr-only">{field}</dt>
        <dd className={`break-words ${field === 'name' ? 'font-medium' : ''}`}>{person[field] || '–'}</dd>
      </div>
    ))}
    <div className="font-mono text-[.8125rem] text-mute">since {shortDay(person.addedOn)}</div>
  </dl>
);

const Applications = ({ rows, personId }: { rows: Rows; personId: string }) => (
  <span className="mt-3 grid gap-1 text-[.875rem] text-mute">
    {ofPerson(rows.applications, personId).map((application) => (
      <span key={application.id}>{placeOf(rows, application)}</span>
    ))}
  </span>
);

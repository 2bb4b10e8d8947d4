import { useState } from 'react';
import { joined, type Likeness, type SingleField, singleFields } from '#engines/contacts/duplicates.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { contactOf, mergePeople } from '../actions/people.ts';
import type { Person } from '../records.ts';
import { pairKey } from '../rules/twins.ts';
import type { CrmView } from './use-crm.ts';

const names: Readonly<Record<SingleField, string>> = {
  name: 'Name',
  company: 'Company',
  role: 'Role',
  birthday: 'Birthday',
  address: 'Address',
};

function Pair({ view, pair }: { view: CrmView; pair: Likeness<Person> }) {
  const { rows } = view;
  const [takeOther, setTakeOther] = useState<ReadonlySet<SingleField>>(new Set());
  const { one, other, reasons, sure } = pair;
  const [left, right] = [contactOf(rows, one), contactOf(rows, other)];
  const whole = joined(left, right, takeOther);
  const differing = singleFields.filter(
    (field) => left[field] && right[field] && left[field] !== right[field],
  );
  return (
    <li className="grid gap-x-10 gap-y-5 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">
          {left.name === right.name ? left.name : `${left.name} and ${right.name}`}
        </h2>
        <p className="mt-2 text-mute">
          <Badge tone={sure ? 'done' : 'warning'} className="me-2">
            {sure ? 'Very likely one person' : 'Please check'}
          </Badge>
          They share {reasons.join(', ')}.
        </p>
        {differing.map((field) => (
          <fieldset key={field} className="mt-3">
            <legend className="text-[.875rem] text-mute">{names[field]}</legend>
            <div className="flex flex-wrap gap-x-5">
              {[left, right].map((contact, side) => (
                <label key={side === 0 ? one.id : other.id} className="flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name={`${one.id} ${other.id} ${field}`}
                    checked={takeOther.has(field) === (side === 1)}
                    onChange={() => {
                      const next = new Set(takeOther);
                      if (side === 1) next.add(field);
                      else next.delete(field);
                      setTakeOther(next);
                    }}
                    className="size-5 accent-(--ink)"
                  />
                  {contact[field]}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="rounded-card bg-sunk p-5">
        <h3 className="text-[.9375rem] tracking-normal text-mute">Result</h3>
        <p className="mt-2 text-xl font-semibold">{whole.name}</p>
        <p className="text-mute">{[whole.role, whole.company].filter(Boolean).join(', ')}</p>
        <p className="mt-2 wrap-anywhere">{[...whole.emails, ...whole.phones].join(' · ')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="small"
            variant="ink"
            onClick={() =>
              view.act(`Merged ${left.name} and ${right.name}`, mergePeople(rows, one, other, takeOther))
            }
          >
            Merge them
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              const id = pairKey(one, other);
              view.act(`Kept ${left.name} and ${right.name} apart`, [{ in: 'apart', id, row: { id } }]);
            }}
          >
            They are two people
          </Button>
        </div>
      </div>
    </li>
  );
}

/** People who may be the same, with the reasons, and what one record of both would hold. */
export function TwinsScreen({ view, pairs }: { view: CrmView; pairs: readonly Likeness<Person>[] }) {
  if (pairs.length === 0)
    return <p className="border-t border-line py-8 text-mute">There are no duplicates.</p>;
  return (
    <>
      <p className="pb-5 text-mute">Conversations, promises and deals of both are kept. You can undo this.</p>
      <ul>
        {pairs.slice(0, 30).map((pair) => (
          <Pair key={`${pair.one.id} ${pair.other.id}`} view={view} pair={pair} />
        ))}
      </ul>
    </>
  );
}

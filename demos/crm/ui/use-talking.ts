import { useState } from 'react';
import type { DemoKey } from '../../kit/keys/demo-keys.ts';
import { postpone, type TalkKind, talkKinds } from '../actions/log.ts';
import type { Person } from '../records.ts';
import type { Talking } from './person-panel.tsx';
import { type CrmView, newId } from './use-crm.ts';

const keyOf: Readonly<Record<TalkKind, readonly [string, string]>> = {
  call: ['C', 'Log a call'],
  email: ['E', 'Log an email'],
  meeting: ['M', 'Log a meeting'],
  note: ['N', 'Write a note'],
};

/** Which talk with the chosen person is being written down, by press or by key. */
export function useTalking(
  view: CrmView,
  person: Person | undefined,
  onSaved: () => void,
): { talking: Talking; keys: DemoKey[] } {
  const [open, setOpen] = useState<{ id: string; kind: TalkKind } | null>(null);
  const kind = open && open.id === person?.id ? open.kind : null;
  const onKind = (next: TalkKind | null) => setOpen(person && next ? { id: person.id, kind: next } : null);
  function onTomorrow() {
    if (!person) return;
    view.act(`Moved ${person.name} to tomorrow`, postpone(view.rows, person.id, view.day, 1, newId()));
    onSaved();
  }
  const keys = person
    ? [
        ...talkKinds.map((each) => ({
          keys: keyOf[each][0],
          label: keyOf[each][1],
          run: () => onKind(each),
        })),
        { keys: 'T', label: 'Move to tomorrow', run: onTomorrow },
      ]
    : [];
  return { talking: { kind, onKind, onSaved, onTomorrow }, keys };
}

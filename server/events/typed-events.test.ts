import { expectTypeOf, it } from 'vitest';
import type { EventKind, WithChanges } from '#lib/event-kinds.ts';
import type { onEvent, StoredEvent } from './listen.ts';
import type { recordChange, recordEvent } from './record.ts';

// What is compared here are types: a wrong one fails when the tests are compiled, not when they run.
type Event = Parameters<typeof recordEvent>[1];
type Change = Parameters<typeof recordChange>[1];
type Of<Kind, Data> = { kind: Kind; subject: string; actor: string; data: Data };

it('takes the kinds that are declared, with their data', () => {
  expectTypeOf<Of<'mail.suppressed', { reason: string }>>().toExtend<Event>();
  expectTypeOf<{ kind: 'undo.used'; subject: string; actor: string }>().toExtend<Event>();
  expectTypeOf<Of<'mail.surpressed', { reason: string }>>().not.toExtend<Event>();
  expectTypeOf<Of<string, { reason: string }>>().not.toExtend<Event>();
  expectTypeOf<Of<'mail.suppressed', { reason: number }>>().not.toExtend<Event>();
  expectTypeOf<Of<'undo.used', { reason: string }>>().not.toExtend<Event>();
  expectTypeOf<{ kind: 'mail.suppressed'; subject: string; actor: string }>().not.toExtend<Event>();
});

it('takes changes only for kinds that hold them', () => {
  type Sides = { before: null; after: object };
  expectTypeOf<Of<'settings.changed', { changed: string[] }> & Sides>().toExtend<Change>();
  expectTypeOf<Of<'mail.suppressed', { reason: string }> & Sides>().not.toExtend<Change>();
});

it('gives listeners the data of their kind, which an older version may have left out', () => {
  expectTypeOf<Parameters<typeof onEvent>[0]>().toEqualTypeOf<EventKind>();
  expectTypeOf<StoredEvent<'mail.suppressed'>['data']>().toEqualTypeOf<{ reason?: string }>();
  expectTypeOf<StoredEvent<'settings.changed'>['data']['changes']>().toEqualTypeOf<
    WithChanges['changes'] | undefined
  >();
});

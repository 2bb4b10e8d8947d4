import { decimalOf } from '#lib/money/money.ts';
import { type Stage, stageWords } from '../stages.ts';
import type { ImportRow } from './columns.ts';
import { type Contact, type RefusedRow, readRow } from './read-row.ts';

/** The fields of an existing record that an import can change. */
export interface KnownRecord {
  id: string;
  name: string;
  company: string;
  phone: string;
  stage: Stage;
  value: number | null;
  nextStep: string;
  nextStepOn: string | null;
}

/** What an import would write over a record: what it changes, and nothing else. */
type RecordPatch = Partial<
  Pick<KnownRecord, 'name' | 'company' | 'phone' | 'stage' | 'value' | 'nextStep' | 'nextStepOn'> & {
    lostReason: string;
  }
>;

/** One field that would be written over, as it is shown. */
interface ShownChange {
  label: string;
  before: string;
  after: string;
}

interface Line {
  line: number;
  name: string;
  email: string;
}

/** What would become of a file, line by line. */
export interface ImportPlan {
  added: (Line & { contact: Contact; note: string })[];
  changed: (Line & { id: string; contact: Contact; patch: RecordPatch; changes: ShownChange[] })[];
  /** Nothing in these lines is new. */
  same: Line[];
  doubled: (Line & { reason: string })[];
  refused: RefusedRow[];
}

interface PlanOptions {
  /** Also overwrites existing values; otherwise only missing values are filled in. */
  overwrites: boolean;
  currency: string;
}

const labels = {
  name: 'Name',
  company: 'Company',
  phone: 'Telephone',
  stage: 'Stage',
  value: 'Value',
  nextStep: 'Next step',
  nextStepOn: 'On',
} as const;
type Field = keyof typeof labels;

/** What a line changes in an existing record. */
function patchFor(known: KnownRecord, contact: Contact, overwrites: boolean): RecordPatch {
  const patch: RecordPatch = {};
  const differs = (field: Field) =>
    contact[field] !== '' && contact[field] !== null && contact[field] !== known[field];
  const isGap = (field: Field) => known[field] === '' || known[field] === null;
  const takes = (field: Field) => differs(field) && (overwrites || isGap(field));
  if (takes('name')) patch.name = contact.name;
  // A company belongs to several people, so one person's line in a file doesn't change it.
  if (differs('company') && isGap('company')) patch.company = contact.company;
  if (takes('phone')) patch.phone = contact.phone;
  if (takes('value')) patch.value = contact.value;
  if (takes('nextStep') || (overwrites && contact.nextStep && differs('nextStepOn'))) {
    patch.nextStep = contact.nextStep;
    patch.nextStepOn = contact.nextStepOn;
  }
  if (takes('stage') && contact.stage) {
    patch.stage = contact.stage;
    patch.lostReason = contact.reason;
  }
  return patch;
}

function changesOf(known: KnownRecord, patch: RecordPatch, currency: string): ShownChange[] {
  const shown = (field: Field, value: string | number | null | undefined): string => {
    if (value === null || value === undefined || value === '') return 'nothing';
    if (field === 'stage') return stageWords[value as Stage].label;
    return typeof value === 'number' ? decimalOf(value, currency) : value;
  };
  return (Object.keys(labels) as Field[])
    .filter((field) => field in patch && patch[field] !== known[field])
    .map((field) => ({
      label: labels[field],
      before: shown(field, known[field]),
      after: shown(field, patch[field]),
    }));
}

/** Says what would become of each line, before anything is written. `known` finds records by address, `alike` by likeness. */
export function planImport(
  rows: readonly ImportRow[],
  known: ReadonlyMap<string, KnownRecord>,
  alike: (contact: Contact) => string | null,
  { overwrites, currency }: PlanOptions,
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], same: [], doubled: [], refused: [] };
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const contact = readRow(row, currency);
    if (!('emailKey' in contact)) {
      plan.refused.push(contact);
      continue;
    }
    const { line, email, emailKey } = contact;
    const name = contact.name || (email.split('@', 1)[0] ?? email);
    const record = known.get(emailKey);
    const earlier = lineOf.get(record?.id ?? emailKey);
    lineOf.set(record?.id ?? emailKey, earlier ?? line);
    if (earlier !== undefined) {
      const what = record ? `${record.name} is already in` : 'The same email address as in';
      plan.doubled.push({ line, name, email, reason: `${what} line ${earlier}` });
    } else if (!record) plan.added.push({ line, name, email, contact, note: alike(contact) ?? '' });
    else {
      const patch = patchFor(record, contact, overwrites);
      const changes = changesOf(record, patch, currency);
      const seen = { line, name: record.name, email };
      if (changes.length === 0) plan.same.push(seen);
      else plan.changed.push({ ...seen, id: record.id, contact, patch, changes });
    }
  }
  return plan;
}

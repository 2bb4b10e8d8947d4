import { type Stage, stages, stageWords } from './stages.ts';

interface Change {
  kind: string;
  actor: string;
  data: Readonly<Record<string, unknown>>;
}

const fieldWords: Readonly<Record<string, string>> = {
  name: 'the name',
  phone: 'the telephone number',
  company: 'the company',
  value: 'the value',
  owner: 'the owner',
  nextStep: 'the next step',
  nextStepOn: 'its date',
};

const madeWords: Readonly<Record<string, string>> = {
  staff: 'Added by staff',
  import: 'Imported from a file',
};

const stageLabel = (value: unknown): string =>
  stages.includes(value as Stage) ? stageWords[value as Stage].label : 'another stage';

/** What staff changed about somebody, in one sentence; null where nothing can be said. */
export function changeWords({ kind, actor, data }: Change, nameOf: (actor: string) => string): string | null {
  const { changes = {} } = data as { changes?: Record<string, [unknown, unknown]> };
  const who = nameOf(actor);
  if (kind === 'lead.made')
    return (typeof data.from === 'string' && madeWords[data.from]) || 'The record was created';
  if (kind === 'lead.merged')
    return `${who} merged this record with ${typeof data.with === 'string' ? data.with : 'another record'}`;
  if (kind === 'lead.unmerged') return `${who} separated the merged records`;
  if (kind === 'lead.stage') {
    const [before, after] = changes.stage ?? [];
    const [, reason] = changes.reason ?? [];
    if (after === undefined) return null;
    const because = typeof reason === 'string' && reason ? `: ${reason}` : '';
    return `${who} moved this lead from ${stageLabel(before)} to ${stageLabel(after)}${because}`;
  }
  const fields = Object.keys(changes).flatMap((name) => fieldWords[name] ?? []);
  return fields.length > 0 ? `${who} changed ${fields.join(', ')}` : null;
}

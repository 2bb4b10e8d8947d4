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
  staff: 'Added by hand',
  import: 'Brought in with a file',
};

const stageLabel = (value: unknown): string =>
  stages.includes(value as Stage) ? stageWords[value as Stage].label : 'another stage';

/** What staff changed about somebody, in one sentence; null where nothing can be said. */
export function changeWords({ kind, actor, data }: Change, nameOf: (actor: string) => string): string | null {
  const { changes = {} } = data as { changes?: Record<string, [unknown, unknown]> };
  const who = nameOf(actor);
  if (kind === 'lead.made')
    return (typeof data.from === 'string' && madeWords[data.from]) || 'The record was made';
  if (kind === 'lead.merged')
    return `${who} merged it with ${typeof data.with === 'string' ? data.with : 'another record'}`;
  if (kind === 'lead.unmerged') return `${who} took the merging back`;
  if (kind === 'lead.stage') {
    const [before, after] = changes.stage ?? [];
    const [, reason] = changes.reason ?? [];
    if (after === undefined) return null;
    const because = typeof reason === 'string' && reason ? `: ${reason}` : '';
    return `${who} moved it from ${stageLabel(before)} to ${stageLabel(after)}${because}`;
  }
  const fields = Object.keys(changes).flatMap((name) => fieldWords[name] ?? []);
  return fields.length > 0 ? `${who} changed ${fields.join(', ')}` : null;
}

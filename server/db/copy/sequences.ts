import type { Client } from 'pg';
import { quoted } from './catalogue.ts';

/** Where a sequence stands. */
interface SequenceState {
  name: string;
  last: string;
  called: boolean;
}

/** Where every sequence of ours stands. */
export async function sequencesOf(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: SequenceState[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${quoted(name)}`,
    );
    if (found.rows[0]) sequences.push({ name, ...found.rows[0] });
  }
  return sequences;
}

/** Puts sequences where they stood. */
export async function putSequences(client: Client, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, last, called } of sequences)
    await client.query('select setval($1, $2, $3)', [`public.${quoted(name)}`, last, called]);
}

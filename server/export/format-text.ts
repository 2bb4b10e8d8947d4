import { leftOutColumns, leftOutTables } from './left-out.ts';
import type { ColumnShape, TableShape } from './shapes.ts';
import type { TableWords } from './words-in-source.ts';

/** What is known of the tables from their source, by their names. */
export type Words = Readonly<Record<string, TableWords>>;

/** The folder of a table in the archive. */
export const kindIn = (words: Words, table: string): string => words[table]?.kind ?? 'house';

const typeWords: Readonly<Record<string, string>> = {
  uuid: 'id (UUID)',
  text: 'text',
  'text[]': 'list of texts',
  boolean: 'true or false',
  integer: 'whole number',
  bigint: 'whole number',
  jsonb: 'JSON',
  date: 'day, as 2026-11-16',
  'timestamp with time zone': 'moment, as 2026-11-16T09:30:00+00:00',
};

/** What columns of these names mean wherever they stand. */
const usualWords: Readonly<Record<string, string>> = {
  id: 'The row’s ID; newer rows have higher ones',
  reference: 'The reference people use',
  created_at: 'When it was created',
  changed_at: 'When it was last changed',
  email: 'The email address as it was typed',
  email_key: 'The same address in a normalised form, for comparing',
  user_id: 'The account, by `identity_users.id`',
  company_id: 'The company, by `companies.id`',
  name: 'Its name, or the name of the person',
  slug: 'The part that appears in web addresses',
  position: 'Its position from the top',
  start_at: 'When it begins',
  end_at: 'When it ends',
  state: 'Its state',
  status: 'Its state',
  zone: 'The name of a time zone',
};

/** What a name says by itself: `given_at` is when it was given. */
function plainWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  const [, intent] = /^(\w+(?: \w+)*(?:ed|en|id)) at$/.exec(words) ?? [];
  return intent ? `When it was ${intent}` : words.charAt(0).toUpperCase() + words.slice(1);
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

function columnLine({ name, type, nullable, refersTo }: ColumnShape, words: TableWords | undefined): string {
  const said = words?.columns[name] ?? usualWords[name] ?? (refersTo ? '' : plainWords(name));
  const about = [said.replace(/\.$/, ''), refersTo ? `Refers to \`${refersTo}\`` : '']
    .filter((text) => text !== '')
    .join('. ');
  return `| \`${name}\` | ${typeWords[type] ?? type} | ${nullable ? 'yes' : 'no'} | ${cell(about)} |`;
}

function tableText({ name, columns }: TableShape, words: TableWords | undefined): string {
  const lines = columns.map((column) => columnLine(column, words));
  const gone = Object.entries(leftOutColumns[name] ?? {}).map(
    ([column, why]) => `\nLeft out: \`${column}\`, because ${why}.\n`,
  );
  return `### ${name}

${words?.about || `The rows of ${name.replaceAll('_', ' ')}.`}

| column | type | may be empty | what it is |
|---|---|---|---|
${lines.join('\n')}
${gone.join('')}`;
}

interface Facts {
  site: string;
  madeAt: string;
  tables: readonly TableShape[];
}

/** The description of an export that lies in it: every file and every column, made from the schema itself. */
export function formatText({ site, madeAt, tables }: Facts, words: Words): string {
  const kinds = Map.groupBy(tables, ({ name }) => kindIn(words, name));
  const parts = [...kinds]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, inside]) => `## ${kind}/\n\n${inside.map((one) => tableText(one, words[one.name])).join('\n')}`,
    );
  const gone = Object.entries(leftOutTables).map(([name, why]) => `- \`${name}\`: ${why}.`);
  return `# Export of ${site}

Made at ${madeAt}. A folder for each part of the site; in it, for each table, the same rows twice:

- \`NAME.jsonl\` is JSON Lines in UTF-8: one row a line, each an object whose keys are the columns. Moments carry their
  offset from UTC, days are dates without a time, amounts of money are whole numbers in the smallest unit of the
  currency. Large tables go on in \`NAME.2.jsonl\` and so on. This is what an import reads.
- \`NAME.csv\` is for spreadsheets: RFC 4180, UTF-8 with a byte order mark, the columns as headings. Lists and objects
  stand in it as JSON. A text that a spreadsheet would run as a formula begins with an apostrophe.

\`files/\` holds what was uploaded, under the keys by which the rows know it. \`export.json\` says of which program the
export is and how many rows each table has.

\`npm run import -- FILE\` puts an export into an empty installation.

${parts.join('\n')}
## What is left out

${gone.join('\n')}
`;
}

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

| column | type | may be empty | meaning |
|---|---|---|---|
${lines.join('\n')}
${gone.join('')}`;
}

interface Facts {
  site: string;
  madeAt: string;
  tables: readonly TableShape[];
}

/** The description inside an export, with every file and every column, made from the schema itself. */
export function formatText({ site, madeAt, tables }: Facts, words: Words): string {
  const kinds = Map.groupBy(tables, ({ name }) => kindIn(words, name));
  const parts = [...kinds]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, inside]) => `## ${kind}/\n\n${inside.map((one) => tableText(one, words[one.name])).join('\n')}`,
    );
  const gone = Object.entries(leftOutTables).map(([name, why]) => `- \`${name}\`: ${why}.`);
  return `# Export of ${site}

Made at ${madeAt}. Each part of the site has a folder, which holds every table twice:

- \`NAME.jsonl\` is JSON Lines in UTF-8: one row per line, each an object whose keys are the columns. Moments carry their
  offset from UTC, days are dates without a time, and amounts of money are whole numbers in the smallest unit of the
  currency. Large tables continue in \`NAME.2.jsonl\` and so on. An import reads these files.
- \`NAME.csv\` is for spreadsheets: RFC 4180, UTF-8 with a byte order mark, with the columns as headings. Lists and objects
  are written as JSON. A text that a spreadsheet would run as a formula starts with an apostrophe.

\`files/\` holds the uploaded files, named by the keys that rows refer to. \`export.json\` names the program version and
the number of rows in each table.

\`npm run import -- FILE\` imports an export into an empty installation.

${parts.join('\n')}
## What is left out

${gone.join('\n')}
`;
}

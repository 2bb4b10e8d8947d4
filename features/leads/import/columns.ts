import type { CsvText } from '#lib/files/csv-read.ts';

/** What an import can know of somebody. */
const importFields = [
  'email',
  'name',
  'firstName',
  'lastName',
  'company',
  'phone',
  'stage',
  'reason',
  'value',
  'nextStep',
  'nextStepOn',
] as const;
/** One of them. */
type ImportField = (typeof importFields)[number];

/** A line of a file, by what its columns mean. */
export interface ImportRow {
  line: number;
  fields: Partial<Record<ImportField, string>>;
}

/** What columns are called in files of other programs, and in our own. */
const names: Record<ImportField, readonly string[]> = {
  email: ['email', 'mail', 'emailaddress', 'email1value', 'emailadresse', 'primaryemail'],
  name: ['name', 'fullname', 'contact', 'contactname', 'person', 'displayname'],
  firstName: ['firstname', 'givenname', 'vorname'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname'],
  company: ['company', 'companyname', 'organisation', 'organization', 'account', 'firma'],
  phone: ['phone', 'telephone', 'phonenumber', 'mobile', 'mobilephone', 'telefon', 'tel'],
  stage: ['stage', 'leadstatus', 'status', 'dealstage'],
  reason: ['whylost', 'lostreason', 'reasonlost'],
  value: ['value', 'amount', 'dealvalue'],
  nextStep: ['nextstep', 'nextactivity', 'todo'],
  nextStepOn: ['on', 'nextstepon', 'nextstepdate', 'due', 'duedate'],
};

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const fieldOf = (heading: string): ImportField | undefined =>
  importFields.find((field) => names[field].includes(plain(heading)));

// What our own files put before words that a spreadsheet would run.
const unguarded = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** A file as far as its headings say what it holds. */
interface ReadImport {
  rows: ImportRow[];
  /** Headings that mean something here, and those that do not. */
  used: string[];
  unused: string[];
}

/** Reads the lines of a file by its first one; the first of two columns that mean the same counts. */
export function byColumns({
  rows: [head = [], ...below],
  lines,
}: Pick<CsvText, 'rows' | 'lines'>): ReadImport {
  const places = new Map<ImportField, number>();
  const unused: string[] = [];
  const used: string[] = [];
  for (const [place, heading] of head.map((cell) => cell.trim()).entries()) {
    const field = fieldOf(heading);
    if (field && !places.has(field)) {
      places.set(field, place);
      used.push(heading);
    } else if (heading) unused.push(heading);
  }
  const rows = below.map((cells, place) => ({
    line: lines[place + 1] ?? 0,
    fields: Object.fromEntries(
      [...places].flatMap(([field, column]) => {
        const text = unguarded((cells[column] ?? '').trim());
        return text ? [[field, text]] : [];
      }),
    ),
  }));
  return { rows, used, unused };
}

/** What a cell of a file can hold. */
export type CsvValue = string | number | boolean | Date | null | undefined;

// A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it plain text.
const runs = /^[=+\-@\t\r]/;

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return runs.test(value) ? `'${value}` : value;
  return String(value);
}

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a CSV file (RFC 4180). It is safe to open in a spreadsheet, even with text from untrusted people. */
export const csvLine = (values: readonly CsvValue[]): string =>
  `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`;

/** Begins a file, so that spreadsheets read its letters as UTF-8. */
export const csvStart = '\uFEFF';

/** What a cell of a file can hold. */
export type CsvValue = string | number | boolean | Date | null | undefined;

// A spreadsheet runs what begins with one of these; an apostrophe before it makes it words again.
const runs = /^[=+\-@\t\r]/;

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return runs.test(value) ? `'${value}` : value;
  return String(value);
}

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a CSV file (RFC 4180), harmless in a spreadsheet whoever typed its words. */
export const csvLine = (values: readonly CsvValue[]): string =>
  `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`;

/** Begins a file, so that spreadsheets read its letters as UTF-8. */
export const csvStart = '\uFEFF';

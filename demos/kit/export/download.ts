import { type CsvValue, csvLine, csvStart } from '#lib/files/csv.ts';

/** Gives the visitor a file; it is made in the browser and goes nowhere else. */
export function download(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file that spreadsheets open: names of the columns first. */
export const downloadCsv = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): void => download(name, csvStart + [columns, ...rows].map(csvLine).join(''), 'text/csv');

export const downloadJson = (name: string, value: unknown, type = 'application/json'): void =>
  download(name, JSON.stringify(value, null, 2), type);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '#server/services.ts';

let dates: Record<string, string> | undefined;

/** The day on which each page last changed, by its row; written at build from the history of its files. */
export function pageDates(): Record<string, string> {
  dates ??= JSON.parse(readFileSync(join(services().env.BUILD_DIR, 'page-dates.json'), 'utf8')) as Record<
    string,
    string
  >;
  return dates;
}

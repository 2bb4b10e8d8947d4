import { csvLine, csvStart } from '#lib/files/csv.ts';
import type { TableQuery } from '#lib/lists/table-query.ts';
import type { ListReader } from './filter.ts';
import type { TablePlan } from './plan.ts';
import { idsOf, rowsOf } from './read-table.ts';

const batch = 500;

/**
 * Everything that a query means as a CSV file, piece by piece: the columns it names, or all of them. Which rows
 * belong is settled at the beginning; what they say is read as the file goes out, and no connection is held for it.
 */
export function csvOf<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  query: TableQuery,
  reader: ListReader,
): ReadableStream<Uint8Array> {
  const names = (Object.keys(plan.columns) as Name[]).filter(
    (name) => query.cols.length === 0 || query.cols.includes(name),
  );
  const columns = names.map((name) => plan.columns[name]);
  const encoder = new TextEncoder();
  let ids: string[] | null = null;
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (!ids) {
        ids = await idsOf(plan, query, reader);
        controller.enqueue(encoder.encode(csvStart + csvLine(columns.map(({ label }) => label))));
      }
      if (at >= ids.length) return controller.close();
      const rows = await rowsOf(plan, ids.slice(at, at + batch));
      at += batch;
      const lines = rows.map((row) => csvLine(columns.map(({ value }) => value(row))));
      controller.enqueue(encoder.encode(lines.join('')));
    },
  });
}

import { isNumber, isRecord } from '#lib/files/shape.ts';
import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { FetchProblem } from '#server/fetch/problems.ts';

type Position = readonly [longitude: number, latitude: number];

/** Metres and seconds by road, from each place (row) to each (column). */
export interface RoadTable {
  distances: number[][];
  durations: number[][];
}

/** One request covers so many places on each side: OSRM takes a hundred in all unless it is configured otherwise. */
const side = 50;

const strange = () => new FetchProblem('type', 'The router’s answer could not be read.');

interface Block {
  from: readonly Position[];
  to: readonly Position[];
}

function rowsOf(value: unknown, { from, to }: Block): number[][] {
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  if (rows.length !== from.length) throw strange();
  return rows.map((row) => {
    if (!Array.isArray(row) || row.length !== to.length) throw strange();
    return row.map((each: unknown) => {
      if (!isNumber(each)) throw new FetchProblem('type', 'No road connects two of the stops.');
      return each;
    });
  });
}

const osrmQuery = (url: string, { from, to }: Block): string => {
  const places = [...from, ...to].map(([x, y]) => `${x},${y}`).join(';');
  const numbers = (start: number, count: number) =>
    Array.from({ length: count }, (_, at) => start + at).join(';');
  const base = url.replace(/\/$/, '');
  return `${base}/${places}?sources=${numbers(0, from.length)}&destinations=${numbers(from.length, to.length)}&annotations=duration,distance`;
};

const valhallaBody = ({ from, to }: Block): string => {
  const place = ([lon, lat]: Position) => ({ lon, lat });
  return JSON.stringify({
    sources: from.map(place),
    targets: to.map(place),
    costing: 'auto',
    units: 'kilometers',
  });
};

async function blockOf(url: string, block: Block, signal: AbortSignal): Promise<RoadTable> {
  const isValhalla = /sources_to_targets\/?$/.test(new URL(url).pathname);
  const ask = makeGuardedFetch({ trusted: [url], maxBytes: 2_000_000, timeoutMs: 30_000 });
  const headers = { accept: 'application/json' };
  const answer = isValhalla
    ? await ask(url, {
        method: 'POST',
        body: valhallaBody(block),
        headers: { ...headers, 'content-type': 'application/json' },
        signal,
      })
    : await ask(osrmQuery(url, block), { headers, signal });
  if (!answer.ok) throw new FetchProblem('unreachable', `The router answered with ${answer.status}.`);
  const said: unknown = await answer.json().catch(() => null);
  if (!isRecord(said)) throw strange();
  if (!isValhalla)
    return { distances: rowsOf(said.distances, block), durations: rowsOf(said.durations, block) };
  const cells = said.sources_to_targets;
  const pick = (name: 'distance' | 'time', factor: number) =>
    rowsOf(
      Array.isArray(cells)
        ? (cells as unknown[]).map((row) =>
            Array.isArray(row)
              ? (row as unknown[]).map((cell) =>
                  isRecord(cell) && isNumber(cell[name]) ? Number(cell[name]) * factor : null,
                )
              : null,
          )
        : null,
      block,
    );
  return { distances: pick('distance', 1000), durations: pick('time', 1) };
}

interface Hooks {
  report: (progress: { done: number; of: number }) => void;
  signal: AbortSignal;
}

/** The whole table of these places, asked for block by block. Throws a `FetchProblem` that says how far it came. */
export async function roadTable(
  url: string,
  places: readonly Position[],
  { report, signal }: Hooks,
): Promise<RoadTable> {
  const starts = Array.from({ length: Math.ceil(places.length / side) }, (_, at) => at * side);
  const table: RoadTable = { distances: places.map(() => []), durations: places.map(() => []) };
  const of = starts.length ** 2;
  let done = 0;
  for (const row of starts)
    for (const column of starts) {
      report({ done, of });
      const block = { from: places.slice(row, row + side), to: places.slice(column, column + side) };
      const part = await blockOf(url, block, signal).catch((error: unknown) => {
        if (!(error instanceof FetchProblem) || done === 0) throw error;
        throw new FetchProblem(
          error.kind,
          `The router stopped after ${done} of ${of} parts. ${error.message}`,
        );
      });
      for (const [at] of block.from.entries()) {
        table.distances[row + at]?.push(...(part.distances[at] ?? []));
        table.durations[row + at]?.push(...(part.durations[at] ?? []));
      }
      done += 1;
    }
  return table;
}

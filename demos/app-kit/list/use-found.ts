import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { atOnce, inSteps } from '../steps/steps.ts';
import { type Asked, type Facet, foundRecords, textsOf } from './find-records.ts';

/** Lists up to this length are searched and sorted while they are drawn. */
const short = 300;
/** A list that was left sooner is not looked through. */
const restMs = 150;
const asksNothing = ({ words, by, kept }: Asked) =>
  words.trim() === '' && by === null && Object.values(kept).every((one) => !one);

/** The records that are meant. Those of a long list come a moment later, and until then the last ones stay. */
export function useFound<Item extends object>(
  rows: readonly Item[],
  columns: readonly DataColumn<Item>[],
  facets: readonly Facet<Item>[],
  asked: Asked,
): readonly Item[] {
  const textOf = useMemo(() => textsOf(columns), [columns]);
  const [late, setLate] = useState(rows);
  const isLong = rows.length > short && !asksNothing(asked);
  const now = useMemo(() => {
    if (asksNothing(asked)) return rows;
    if (rows.length > short) return null;
    return atOnce(foundRecords(rows, asked, columns, facets, textOf));
  }, [rows, asked, columns, facets, textOf]);
  // Texts are put together while nobody types, so that the first letter waits for nothing.
  useEffect(() => {
    if (rows.length <= short) return;
    let stop = () => {};
    const idle = setTimeout(() => {
      stop = inSteps(textOf(rows), () => {});
    }, restMs);
    return () => {
      clearTimeout(idle);
      stop();
    };
  }, [rows, textOf]);
  useEffect(() => {
    if (!isLong) return;
    return inSteps(foundRecords(rows, asked, columns, facets, textOf), setLate);
  }, [isLong, rows, asked, columns, facets, textOf]);
  return now ?? late;
}

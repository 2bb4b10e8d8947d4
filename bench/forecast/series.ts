import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

const seriesFile = z.array(
  z.object({
    id: z.coerce.string(),
    m: z.number().int().min(1),
    h: z.number().int().min(1),
    x: z.array(z.number().nullable()),
    /** What came afterwards, where it is known: looked at by the judge alone. */
    xx: z.array(z.number()).optional(),
  }),
);

export type Series = z.infer<typeof seriesFile>[number];

export interface SeriesSet {
  name: string;
  series: Series[];
}

/** The selection that the project holds. */
export const selection = join(import.meta.dirname, 'data/m4_yearly.json');

/** The series of a file, named after it. */
export async function readSet(file: string): Promise<SeriesSet> {
  return {
    name: basename(file, '.json'),
    series: seriesFile.parse(JSON.parse(await readFile(file, 'utf8'))),
  };
}

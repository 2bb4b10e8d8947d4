import type { ConformanceRow } from './row.ts';
import { actions } from './rows/actions.tsx';
import { data } from './rows/data.tsx';
import { fields } from './rows/fields.tsx';
import { layout } from './rows/layout.tsx';
import { media } from './rows/media.tsx';
import { panels } from './rows/panels.tsx';
import { text } from './rows/text.tsx';

/** Every component of the kit, each with the least it needs. */
export const conformanceRows: readonly ConformanceRow[] = [
  ...actions,
  ...fields,
  ...panels,
  ...data,
  ...media,
  ...text,
  ...layout,
];

/** The name of a row that can be an id. */
export const idOf = (row: ConformanceRow): string => row.component.replaceAll(/[^\w]+/g, '-');

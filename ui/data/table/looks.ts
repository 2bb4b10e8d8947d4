import type { DataColumn } from './columns.ts';

export type Density = 'regular' | 'dense';

/** Rows become cards of two lines under 576 px of the table's own width, so every class has both forms. */
export const looks = {
  frame: '@container min-w-0 overflow-hidden rounded-card border border-line bg-raised text-ink',
  // Its own ground lets it be scrolled without drawing what is around it.
  scroller: 'group/scroll relative overflow-auto overscroll-x-contain bg-raised',
  /** The last line lies under the frame: a rule for the last row would be asked again whenever rows come and go. */
  table: '-mb-px w-full border-separate border-spacing-0 text-[.9375rem] @max-[36rem]:block',
  head: '@max-[36rem]:sr-only @min-[36rem]:sticky top-0 z-20',
  body: '@max-[36rem]:block',
  headCell:
    'border-b border-line bg-raised px-3 text-[.84375rem] font-normal text-mute whitespace-nowrap first:ps-5 last:pe-5',
  /** Said once in ui/tokens/often.css, like that of its cells: a page can hold thousands of them. */
  row: 'group/row data-row',
  cell: 'data-cell',
  /** The heading over the names. */
  headName: '@min-[36rem]:group-not-data-unmoved/scroll:sticky z-30',
  /** The name stays while the rest is scrolled sideways. */
  name: '@min-[36rem]:group-not-data-unmoved/scroll:sticky start-0 z-10 text-start font-[540] @max-[36rem]:col-start-2 @max-[36rem]:row-start-1',
  select:
    '@min-[36rem]:group-not-data-unmoved/scroll:sticky start-0 z-10 w-13 @max-[36rem]:col-start-1 @max-[36rem]:row-span-2 @max-[36rem]:me-3 @max-[36rem]:w-auto',
  actions:
    'w-0 whitespace-nowrap text-end @max-[36rem]:col-start-4 @max-[36rem]:row-span-2 @max-[36rem]:row-start-1 @max-[36rem]:ms-3 @max-[36rem]:w-auto',
} as const;

export const heights = { regular: 'h-11 @max-[36rem]:h-auto', dense: 'h-9 @max-[36rem]:h-auto' };

const kinds = {
  text: '',
  number: 'text-end font-mono text-[.84375rem] tabular-nums whitespace-nowrap [word-spacing:-.28em]',
  date: 'whitespace-nowrap',
};
const places = {
  note: '@max-[36rem]:col-start-2 @max-[36rem]:row-start-2 @max-[36rem]:text-sm @max-[36rem]:text-mute',
  figure: '@max-[36rem]:col-start-3 @max-[36rem]:row-start-1 @max-[36rem]:ms-3 @max-[36rem]:text-end',
  state: '@max-[36rem]:col-start-3 @max-[36rem]:row-start-2 @max-[36rem]:ms-3 @max-[36rem]:text-end',
};

/** The classes of a cell that is not the name. */
export const cellLook = <Item>({ kind = 'text', onPhone }: DataColumn<Item>) =>
  `${kinds[kind]} ${onPhone ? places[onPhone] : '@max-[36rem]:hidden'}`;

/** A heading stands where its column's figures stand. */
export const headingSide = <Item>({ kind = 'text' }: DataColumn<Item>) =>
  kind === 'number' ? 'text-end' : 'text-start';

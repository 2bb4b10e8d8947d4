import type { Block, Cell, Part, Table } from '../document.ts';

const said = (cell: Cell): string => (cell === null ? '' : String(cell));

/** A table as a part: each row is a block that names its columns, so that a row can be read by itself. */
export function tablePart(label: string, table: Table): Part {
  const blocks = table.rows.map((row, at): Block => {
    const cells = table.columns
      .map((column, index) => [column, said(row[index] ?? null)] as const)
      .filter(([, value]) => value !== '');
    return {
      kind: 'row',
      text: cells.map(([column, value]) => `${column}: ${value}`).join('; '),
      place: { is: 'cells', sheet: table.name, row: at },
    };
  });
  return { label, blocks: blocks.filter(({ text }) => text !== '') };
}

/** As many as are wanted: first the sample's own, then the same ones again under other ids. */
export const copies = <Row>(
  rows: readonly Row[],
  count: number,
  make: (row: Row, turn: number) => Row,
): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length];
    if (row === undefined) throw new Error('The sample has none of these.');
    return make(row, Math.floor(at / rows.length));
  });

/** The id of a record in a later turn; those of the first stay as they are. */
export const again = (id: string, turn: number): string => (turn === 0 || id === '' ? id : `${id}-${turn}`);

/** A name that tells somebody of a later turn from the others. */
export const renamed = (name: string, turn: number): string =>
  turn === 0 ? name : `${name} ${String.fromCharCode(65 + (turn % 26))}${turn}`;

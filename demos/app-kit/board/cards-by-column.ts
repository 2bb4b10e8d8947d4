/** The cards of each column in the order given, those that were moved last before all others. */
export function cardsByColumn<Card extends { id: string }>(
  cards: readonly Card[],
  columnOf: (card: Card) => string,
  moved: readonly string[],
): ReadonlyMap<string, readonly Card[]> {
  const columns = new Map<string, Card[]>();
  const first = new Map(moved.map((id, place) => [id, place]));
  const ahead: Card[] = [];
  for (const card of cards) {
    if (first.has(card.id)) {
      ahead.push(card);
      continue;
    }
    const key = columnOf(card);
    const column = columns.get(key);
    if (column) column.push(card);
    else columns.set(key, [card]);
  }
  ahead.sort((a, b) => (first.get(b.id) ?? 0) - (first.get(a.id) ?? 0));
  for (const card of ahead) columns.set(columnOf(card), [card, ...(columns.get(columnOf(card)) ?? [])]);
  return columns;
}

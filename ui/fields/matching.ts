const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options that hold every word, wherever it stands; accents and capitals make no difference. */
export function matching<Item extends { label: string; note?: string }>(
  options: readonly Item[],
  words: string,
): Item[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = plain(`${option.label} ${option.note ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
}

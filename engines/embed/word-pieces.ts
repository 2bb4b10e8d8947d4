const start = '[CLS]';
const end = '[SEP]';
const unknown = '[UNK]';
const longestWord = 100;

/** Cuts a text into the pieces that BERT models know, as numbers. */
export type Pieces = (text: string, most: number) => number[];

/** Lower case, without accents and control signs; each Chinese sign is a word. */
const normal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{Script=Han}/gu, ' $& ');

/** Words and signs, each on its own: BERT takes all of ASCII's signs for punctuation. */
const wordsIn = (text: string): string[] =>
  normal(text).match(/[\p{P}$+<=>^`|~]|[^\s\p{P}$+<=>^`|~]+/gu) ?? [];

/** A tokenizer over a vocabulary (piece → number), the same as the one the model learned with. */
export function makePieces(vocabulary: ReadonlyMap<string, number>): Pieces {
  const idOf = (piece: string): number => vocabulary.get(piece) ?? -1;
  function piecesOf(word: string): number[] {
    const found: number[] = [];
    const signs = [...word];
    if (signs.length > longestWord) return [idOf(unknown)];
    for (let from = 0; from < signs.length; ) {
      let to = signs.length;
      let id = -1;
      for (; to > from && id < 0; to -= 1) id = idOf((from > 0 ? '##' : '') + signs.slice(from, to).join(''));
      if (id < 0) return [idOf(unknown)];
      found.push(id);
      from = to + 1;
    }
    return found;
  }
  return (text, most) => {
    const ids: number[] = [];
    for (const word of wordsIn(text)) {
      ids.push(...piecesOf(word));
      if (ids.length >= most - 2) break;
    }
    return [idOf(start), ...ids.slice(0, most - 2), idOf(end)];
  };
}

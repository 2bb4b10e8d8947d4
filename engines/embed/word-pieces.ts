const unknown = '[UNK]';
const longestWord = 100;

/** A piece of a text: its number in the vocabulary, and the letters [start, end) that it stands for (UTF-16). */
interface Piece {
  id: number;
  start: number;
  end: number;
}

/** Cuts texts into the pieces that BERT models know. */
export interface WordPieces {
  /** The pieces of a text, in order; no more than `most` of them. */
  cut: (text: string, most?: number) => Piece[];
  /** The numbers that open and close a text: [CLS] and [SEP]. */
  opens: number;
  closes: number;
}

/** A sign as the model reads it, and where it came from. */
interface Sign {
  sign: string;
  start: number;
  end: number;
}

const space = ' ';
const single = /[\p{P}$+<=>^`|~\p{Script=Han}]/u;

/** Lower case, without accents and control signs. */
const normal = (sign: string): string =>
  sign
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (control) => (/\s/.test(control) ? space : ''));

/** The words of a text, sign by sign. BERT takes all of ASCII's signs for punctuation, and each Chinese sign for a word. */
function* wordsIn(text: string): Generator<Sign[]> {
  let word: Sign[] = [];
  let start = 0;
  for (const raw of text) {
    const end = start + raw.length;
    const read = normal(raw);
    const before = word.at(-1);
    // An accent that is a sign of its own belongs to the letter before it.
    if (read === '' && before?.end === start) before.end = end;
    for (const sign of read) {
      const alone = single.test(sign);
      if ((alone || /\s/.test(sign)) && word.length > 0) {
        yield word;
        word = [];
      }
      if (alone) yield [{ sign, start, end }];
      else if (!/\s/.test(sign)) word.push({ sign, start, end });
    }
    start = end;
  }
  if (word.length > 0) yield word;
}

/** A tokenizer over a vocabulary (piece → number), the same as the one the model learned with. */
export function makePieces(vocabulary: ReadonlyMap<string, number>): WordPieces {
  const idOf = (piece: string): number => vocabulary.get(piece) ?? -1;
  const whole = (word: readonly Sign[], id: number): Piece => ({
    id,
    start: word[0]?.start ?? 0,
    end: word.at(-1)?.end ?? 0,
  });
  function piecesOf(word: readonly Sign[]): Piece[] {
    const found: Piece[] = [];
    if (word.length > longestWord) return [whole(word, idOf(unknown))];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      let id = -1;
      for (; to > from; to -= 1) {
        const said = word.slice(from, to).map(({ sign }) => sign);
        id = idOf((from > 0 ? '##' : '') + said.join(''));
        if (id >= 0) break;
      }
      if (id < 0) return [whole(word, idOf(unknown))];
      found.push(whole(word.slice(from, to), id));
      from = to;
    }
    return found;
  }
  return {
    opens: idOf('[CLS]'),
    closes: idOf('[SEP]'),
    cut: (text, most = Number.POSITIVE_INFINITY) => {
      const pieces: Piece[] = [];
      for (const word of wordsIn(text)) {
        pieces.push(...piecesOf(word));
        if (pieces.length >= most) return pieces.slice(0, most);
      }
      return pieces;
    },
  };
}

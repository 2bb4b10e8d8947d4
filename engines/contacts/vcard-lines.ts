/** One property of a card: `item1.EMAIL;TYPE=home:ada@example.org`. */
export interface CardLine {
  /** The line of the file on which it begins; the first is 1. */
  line: number;
  name: string;
  params: ReadonlyMap<string, readonly string[]>;
  value: string;
}

interface RawLine {
  line: number;
  text: string;
}

const isQuotedPrintable = (text: string): boolean => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(text);

/** The lines of a file with their foldings undone: a blank at the start goes on, as does `=` at the end of a quoted one. */
function unfolded(text: string): RawLine[] {
  const lines: RawLine[] = [];
  for (const [index, part] of text.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1);
    if (last && isQuotedPrintable(last.text) && last.text.endsWith('='))
      last.text = last.text.slice(0, -1) + part;
    else if (last && /^[ \t]/.test(part)) last.text += part.slice(1);
    else lines.push({ line: index + 1, text: part });
  }
  return lines;
}

/** Where the value begins: the first colon outside of quotation marks. */
function colonOf(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === ':' && !quoted) return at;
  }
  return -1;
}

function fromQuotedPrintable(value: string, charset: string): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < value.length; ) {
    const code = /^=([0-9a-f]{2})/i.exec(value.slice(at, at + 3));
    if (code?.[1]) {
      bytes.push(Number.parseInt(code[1], 16));
      at += 3;
    } else {
      const sign = String.fromCodePoint(value.codePointAt(at) ?? 0);
      bytes.push(...encoder.encode(sign));
      at += sign.length;
    }
  }
  return decoderFor(charset).decode(new Uint8Array(bytes));
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // A character set that nobody knows: UTF-8 is the likeliest.
    return new TextDecoder();
  }
}

function paramsOf(parts: readonly string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const part of parts) {
    const [, name, value = ''] = /^([\w-]+)=(.*)$/s.exec(part) ?? [];
    // vCard 2.1 writes kinds without their name: `TEL;CELL`.
    const key = (name ?? (/^QUOTED-PRINTABLE|^BASE64/i.test(part) ? 'ENCODING' : 'TYPE')).toUpperCase();
    const values = (name ? value : part).split(',').map((each) => each.replace(/^"|"$/g, ''));
    params.set(key, [...(params.get(key) ?? []), ...values]);
  }
  return params;
}

/** The properties in a file of cards; lines that are none are left out. */
export function cardLines(text: string): CardLine[] {
  return unfolded(text.replace(/^\uFEFF/, '')).flatMap(({ line, text: whole }) => {
    const colon = colonOf(whole);
    if (colon < 1) return [];
    const [head = '', ...rest] = whole.slice(0, colon).match(/(?:"[^"]*"|[^;"])+/g) ?? [];
    const params = paramsOf(rest);
    const written = whole.slice(colon + 1);
    const encoding = params.get('ENCODING')?.[0]?.toUpperCase();
    const value =
      encoding === 'QUOTED-PRINTABLE'
        ? fromQuotedPrintable(written, params.get('CHARSET')?.[0] ?? 'utf-8')
        : written;
    return [{ line, name: head.replace(/^.*\./, '').trim().toUpperCase(), params, value }];
  });
}

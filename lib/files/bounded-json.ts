/** How many values there may be, and how deeply they may be nested. */
interface JsonBounds {
  values: number;
  depth: number;
}

/** The position at which the quoted string that begins at `at` ends, or the end of the text if it is never closed. */
function endOfText(json: string, at: number): number {
  for (let end = json.indexOf('"', at + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json[before] === '\\') before -= 1;
    // An even number of backslashes is pairs of escaped backslashes, so the quotation mark is not escaped.
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

/**
 * Whether a text holds more values, or deeper ones, than are allowed. It stops at the first excess and skips strings in one step: a megabyte takes some milliseconds.
 */
function isTooMuch(json: string, most: JsonBounds): boolean {
  let values = 0;
  let depth = 0;
  const mark = /["[\]{},]/g;
  for (let found = mark.exec(json); found; found = mark.exec(json)) {
    const [sign] = found;
    if (sign === '"') mark.lastIndex = endOfText(json, found.index) + 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else {
      values += 1;
      if (sign !== ',') depth += 1;
      if (values > most.values || depth > most.depth) return true;
    }
  }
  return false;
}

/**
 * Reads JSON from an untrusted source, such as an address, and returns the fallback if it is invalid or too large. Request bodies don't need this: the server's door has checked them.
 */
export function boundedOr(json: string, otherwise: unknown, most: JsonBounds): unknown {
  // A megabyte of brackets or keys takes `JSON.parse` a third of a second, and nobody else is answered meanwhile.
  if (isTooMuch(json, most)) return otherwise;
  try {
    return JSON.parse(json);
  } catch {
    return otherwise;
  }
}

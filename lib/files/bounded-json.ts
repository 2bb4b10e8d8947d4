/** How many values there may be, and how deep they may lie. */
interface JsonBounds {
  values: number;
  depth: number;
}

/** Where a text in quotation marks ends that begins at `at`; the end of all where it never does. */
function endOfText(json: string, at: number): number {
  for (let end = json.indexOf('"', at + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json[before] === '\\') before -= 1;
    // Of an even number of backslashes, each pair stands for one, and none is for the mark.
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

/**
 * Whether a text holds more values, or deeper ones, than are allowed. It stops there, and passes over texts in one step:
 * a megabyte takes some milliseconds.
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
 * JSON that a stranger packed into something else, such as an address, with something else in place of what cannot be
 * read or is more than anybody packs. Bodies of requests need none of this: the server's door has counted them.
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

import { isFigure, type Table } from '#lib/files/table.ts';

/** What of an address a column can hold. */
export type AddressPart = 'address' | 'street' | 'postcode' | 'city' | 'country';

/** What a column of a visitor's table can be. */
export type Meaning =
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'position'
  | 'load'
  | 'from'
  | 'to'
  | 'service'
  | 'skills'
  | 'priority'
  | 'skip'
  | 'order'
  | 'kind'
  | AddressPart;

const words: readonly (readonly [Meaning, RegExp])[] = [
  ['latitude', /^(lat|latitude|breite|breitengrad|y)$/],
  ['longitude', /^(lon|lng|long|longitude|länge|längengrad|x)$/],
  ['position', /^(position|coordinates|koordinaten|lat ?,? ?(lon|lng)|location|gps)$/],
  [
    'from',
    /^(from|open|opens|opening|start|earliest|ready|von|ab|öffnet|frühestens|tw ?start|window ?(start|from))$/,
  ],
  ['to', /^(to|until|close|closes|closing|end|latest|due|bis|schließt|spätestens|tw ?end|window ?(end|to))$/],
  ['service', /^(service|service ?time|minutes|duration|stay|standzeit|minuten|dauer)$/],
  [
    'load',
    /^(load|demand|amount|quantity|qty|weight|boxes|crates|parcels|menge|ladung|last|gewicht|kisten|pakete|units?)$/,
  ],
  ['skills', /^(skills?|needs|requires|vehicle|braucht|anforderung(en)?)$/],
  ['priority', /^(priority|prio|rank|priorität)$/],
  ['skip', /^(skip|skip ?cost|penalty|optional)$/],
  ['order', /^(order|pair|shipment|auftrag|sendung)$/],
  ['kind', /^(kind|type|action|what|art)$/],
  [
    'street',
    /^(street|street ?(address|name)|road|address ?line ?1|str|straße|strasse|straße und hausnummer)$/,
  ],
  ['postcode', /^(post ?code|postal ?code|zip|zip ?code|plz|postleitzahl)$/],
  ['city', /^(city|town|place|locality|stadt|ort|gemeinde)$/],
  ['country', /^(country|land|staat)$/],
  ['address', /^(address|full ?address|adresse|anschrift|lieferadresse)$/],
  ['name', /^(name|stop|customer|company|kunde|firma|bezeichnung|id|title)$/],
];

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[_\-.]+/g, ' ')
    .trim();

export type Columns = Partial<Record<Meaning, number>>;

/** A number as people write it: `52.1`, `52,1`, `1.234,5`. Null when it is none. */
export function numberIn(text: string): number | null {
  const bare = text.trim().replace(/[\s'’]/g, '');
  if (!/^[+-]?[\d.,]+$/.test(bare)) return null;
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  const decimal = comma > dot ? ',' : '.';
  const parts = bare.split(decimal);
  const whole = parts.slice(0, -1).join('').replace(/[.,]/g, '');
  const value = Number(parts.length > 1 ? `${whole}.${parts.at(-1)}` : bare.replace(/[.,]/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** Columns of figures without a known name, whose values could be degrees. */
function guessDegrees(table: Table, found: Columns): Columns {
  const taken = new Set(Object.values(found));
  const couldBe = (limit: number) => (at: number) =>
    !taken.has(at) &&
    table.rows.slice(0, 200).every((row) => {
      const value = numberIn(row[at] ?? '');
      return value !== null && Math.abs(value) <= limit;
    }) &&
    table.rows.slice(0, 200).some((row) => /[.,]\d{2}/.test(row[at] ?? ''));
  const places = table.columns.map((_, at) => at);
  const latitude = places.find(couldBe(90));
  const longitude = places.find((at) => at !== latitude && couldBe(180)(at));
  return latitude === undefined || longitude === undefined ? found : { ...found, latitude, longitude };
}

/** Which column is what: by its name, or if the name does not say it, by its contents. */
export function columnsOf(table: Table): Columns {
  const found: Columns = {};
  for (const [at, column] of table.columns.entries()) {
    const meaning = words.find(([each, form]) => found[each] === undefined && form.test(plain(column)))?.[0];
    if (meaning) found[meaning] = at;
  }
  const known =
    found.position !== undefined || (found.latitude !== undefined && found.longitude !== undefined);
  const placed = known ? found : guessDegrees(table, found);
  if (placed.name !== undefined) return placed;
  const taken = new Set(Object.values(placed));
  const texts = table.columns.findIndex(
    (_, at) => !taken.has(at) && table.rows.slice(0, 50).some((row) => row[at] && !isFigure(row[at])),
  );
  return texts < 0 ? placed : { ...placed, name: texts };
}

const parts: readonly (readonly [AddressPart, string])[] = [
  ['address', 'the whole address'],
  ['street', 'street'],
  ['postcode', 'postcode'],
  ['city', 'city'],
  ['country', 'country'],
];

/** Which columns were taken for what of an address: `“Straße” as street, “Ort” as city`. */
export const addressColumns = (table: Table, columns: Columns): string =>
  parts
    .flatMap(([part, word]) => {
      const at = columns[part];
      return at === undefined ? [] : [`“${table.columns[at] ?? ''}” as ${word}`];
    })
    .join(', ');

import type { Address } from './address.ts';
import { countryNamed, countryOf } from './countries.ts';
import { streetOf } from './street.ts';

type Part = keyof Address;

const labels: readonly (readonly [Part, RegExp])[] = [
  ['name', /^(?:name|full name|recipient|empfänger|nom|naam|company|firma)$/i],
  ['street', /^(?:street|address|address line 1|straße|strasse|str|rue|adresse|straat|road)$/i],
  ['number', /^(?:number|no|house(?: number)?|nr|hausnummer|numéro|huisnummer)$/i],
  ['postcode', /^(?:post ?code|postal code|zip(?: code)?|plz|postleitzahl|code postal|cp)$/i],
  ['town', /^(?:town|city|ort|stadt|ville|plaats|place)$/i],
  ['country', /^(?:country|land|pays)$/i],
];

/** An address whose parts are labelled, as a form sends them: 'Name: …; Town: …'; null where they are not. */
export function labelledAddress(text: string): Address | null {
  const parts = new Map<Part, string>();
  for (const piece of text.split(/[;\n|]/)) {
    const [, label = '', value = ''] =
      /^\s*([\p{L} ]+\d?)\s*[:=]\s*(.+?)\s*$/u.exec(piece) ??
      /^\s*(PLZ|ZIP|Postcode)\s+(\S.*?)\s*$/i.exec(piece) ??
      [];
    const part = labels.find(([, pattern]) => pattern.test(label.trim()))?.[0];
    if (part) parts.set(part, value);
  }
  const [street, postcode, town] = [parts.get('street'), parts.get('postcode'), parts.get('town')];
  if (parts.size < 3 || !(street || postcode) || !(postcode || town)) return null;
  // A number behind the last comma is the house's: 'Quadrat W 7, 24'.
  const [, before, behind] = /^(.*\S)\s*,\s*(\d+\s?[a-z]?)$/i.exec(street ?? '') ?? [];
  const read = before ? { street: before, number: behind ?? null } : streetOf(street ?? '');
  const named = parts.get('country');
  return {
    name: parts.get('name') ?? null,
    street: (parts.has('number') ? street : (read?.street ?? street)) ?? null,
    number: parts.get('number') ?? read?.number ?? null,
    postcode: postcode ?? null,
    town: town ?? null,
    country: named
      ? (countryNamed(named) ?? named)
      : postcode
        ? countryOf(postcode, street ?? '', town ?? '')
        : null,
  };
}

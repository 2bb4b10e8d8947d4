import type { Element } from '../page/bounded-parse.ts';
import { ancestorsOf, childrenOf, type Page } from '../page/page.ts';
import { ownText } from '../page/text.ts';
import type { Pattern } from '../pattern/records.ts';
import { findField, type Opened } from './field-anchors.ts';
import { fieldFor, openRecords, type Pointed } from './make.ts';
import type { Anchor, Take } from './schema.ts';
import { saidBy, takeFor } from './take.ts';

const mostFields = 12;
const mostTried = 40;

/** The elements of a record that say something by themselves: a sentence with bold words in it is one. */
function sayings({ within }: Opened): Pointed[] {
  const speaking = new Set<Element>();
  const found: Pointed[] = [];
  for (const element of within) {
    if (ancestorsOf(element).some((around) => speaking.has(around)) && element.name !== 'img') {
      if (element.name === 'a' && element.attribs.href) found.push({ element, take: 'link' });
      continue;
    }
    if (element.name === 'img') found.push({ element });
    else if (ownText(element)) {
      // A label before a value makes two sayings of one element.
      if (childrenOf(element).every(({ name }) => name !== 'b' && name !== 'strong')) speaking.add(element);
      found.push({ element });
    }
    if (element.name === 'a' && element.attribs.href) found.push({ element, take: 'link' });
  }
  return found.slice(0, mostTried);
}

function column(page: Page, records: readonly Opened[], anchor: Anchor, take: Take): string[] {
  return records.slice(0, 30).map((one) => {
    const element = findField(anchor, one);
    return element ? saidBy(page, element, take, one.record, one.begins) : '';
  });
}

/** The fields that a record has by itself: what most records say, and not all of them the same. */
export function suggestFields(page: Page, pattern: Pattern): Pointed[] {
  const records = openRecords(pattern);
  const fullest = records.slice(0, 30).reduce<{ says: Pointed[] }>(
    (best, record) => {
      const says = sayings(record);
      return says.length > best.says.length ? { says } : best;
    },
    { says: [] },
  );
  const seen = new Set<string>();
  return fullest.says
    .filter((pointed) => {
      const take = pointed.take ?? takeFor(pointed.element);
      const first = fieldFor(page, pattern, records, pointed)?.anchors[0];
      if (!first) return false;
      const texts = column(page, records, first, take);
      const filled = texts.filter((text) => text !== '');
      const key = texts.join('\n');
      const same = new Set(filled).size === 1 && filled.length > 2;
      if (filled.length < texts.length * 0.4 || same || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostFields);
}

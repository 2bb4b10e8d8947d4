import type { Tag } from '../markup/read-markup.ts';
import { siteOf } from '../parties/site-of.ts';
import { atLine, type Finding } from './finding.ts';

/** A form, and the fields that stand in it. */
interface FormSeen {
  tag: Tag;
  action: URL;
  method: string;
  fields: readonly Tag[];
}

const inputs = new Set(['input', 'textarea', 'select']);
const idle = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'search']);

/** Forms in the order of the source; fields count to the form that was opened last before them. */
function formsOf(tags: readonly Tag[], address: string): FormSeen[] {
  const forms: (Omit<FormSeen, 'fields'> & { fields: Tag[] })[] = [];
  for (const tag of tags) {
    if (tag.name === 'form') {
      const given = tag.attributes.action?.trim() || address;
      const action = URL.canParse(given, address) ? new URL(given, address) : new URL(address);
      forms.push({ tag, action, method: (tag.attributes.method ?? 'get').toLowerCase(), fields: [] });
    } else if (inputs.has(tag.name) && !idle.has(tag.attributes.type?.toLowerCase() ?? '')) {
      forms.at(-1)?.fields.push(tag);
    }
  }
  return forms;
}

const isPersonal = ({ attributes: { type = '', name = '', autocomplete = '' } }: Tag): boolean =>
  /^(email|tel|password)$/i.test(type) ||
  /mail|phone|tel\b|name|street|birth|iban|card|passw|message/i.test(`${name} ${autocomplete}`);

const inMarkup = ({ tag, fields, method, action }: FormSeen): string =>
  `<form method="${method}" action="${action.href}"> with ${fields.map(({ attributes }) => attributes.name || attributes.type || 'a field').join(', ')}`.concat(
    tag.attributes.id ? ` (#${tag.attributes.id})` : '',
  );

function findingOf(form: FormSeen, page: URL): Finding | null {
  const { tag, action, method, fields } = form;
  const personal = fields.filter(isPersonal);
  const about = { area: 'forms', evidence: [atLine(tag.line, inMarkup(form))] } as const;
  if (fields.length > 0 && action.protocol === 'http:')
    return {
      ...about,
      id: `form.clear.${tag.line}`,
      weight: 'serious',
      what: 'A form is sent without encryption.',
      lawyer:
        'What people type can be read on the way: a breach of Article 32 GDPR, and one that has been fined for contact forms.',
      engineer:
        page.protocol === 'https:'
          ? 'Its action leads back to http.'
          : 'The page itself is on http, and so is its form.',
      mend: 'Let the action begin with https:// and redirect the page itself.',
    };
  if (method === 'get' && personal.length > 0)
    return {
      ...about,
      id: `form.get.${tag.line}`,
      weight: 'warning',
      what: 'What is typed into a form ends up in the address.',
      lawyer:
        'Addresses are kept in histories and logs and passed on to third parties: more than the purpose needs (Article 5(1)(c) GDPR).',
      engineer: 'method="get" puts every field into the query; Referer and access logs carry it on.',
      mend: '<form method="post">',
    };
  if (personal.length > 0 && siteOf(action.href) !== siteOf(page.href))
    return {
      ...about,
      id: `form.away.${tag.line}`,
      weight: 'warning',
      what: `A form is sent to ${action.hostname}.`,
      lawyer:
        'Another company gets what is typed: it belongs beside the form and into the policy, with a contract (Article 28 GDPR).',
      engineer: 'The action is on another site.',
      mend: 'Take it in yourself and pass on what is needed, or say who receives it.',
    };
  return null;
}

const most = 50;

/** Forms that are sent in the clear, into addresses, or to somebody else. */
export function findingsOfForms(tags: readonly Tag[], address: string): Finding[] {
  const page = new URL(address);
  return formsOf(tags, address)
    .flatMap((form) => findingOf(form, page) ?? [])
    .slice(0, most);
}

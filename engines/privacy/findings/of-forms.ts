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
        'Others on the network can read what people type. This breaches Article 32 GDPR, and contact forms have been fined for it.',
      engineer:
        page.protocol === 'https:'
          ? 'The form’s action leads back to http.'
          : 'The page is served over http, and so is its form.',
      mend: 'Make the action start with https:// and redirect the page to https as well.',
    };
  if (method === 'get' && personal.length > 0)
    return {
      ...about,
      id: `form.get.${tag.line}`,
      weight: 'warning',
      what: 'A form puts what people type into the address.',
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
        'Another company receives what people type. Say so beside the form and in the policy, and sign a contract with it (Article 28 GDPR).',
      engineer: 'The form’s action is on another site.',
      mend: 'Receive the data yourself and pass on only what is needed, or say who receives it.',
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

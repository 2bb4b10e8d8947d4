/** A field of a part of the settings; everything is text in the form. */
export interface SettingField {
  name: string;
  label: string;
  /** `lines` holds one thing a line, `days` one `2026-12-25: Name` a line, `percent` hundredths of it in the settings, `work` one `Name: 4–8 weeks, 2 people` a line. */
  control: 'line' | 'number' | 'percent' | 'lines' | 'days' | 'work';
  hint?: string;
  optional?: true;
}

/** A part of the settings with a form of its own. */
interface SettingPart {
  heading: string;
  about: string;
  fields: readonly SettingField[];
}

const line = (name: string, label: string, more: Partial<SettingField> = {}): SettingField => ({
  name,
  label,
  control: 'line',
  ...more,
});
const maybe = (name: string, label: string, more: Partial<SettingField> = {}): SettingField =>
  line(name, label, { optional: true, ...more });

/** The parts that an operator edits, by their section of the settings. */
export const settingParts = {
  brand: {
    heading: 'Brand',
    about: 'On every page, in every mail, and in the titles that search engines show.',
    fields: [
      line('name', 'Name'),
      line('suffix', 'End of every title'),
      maybe('tagline', 'What it is, in a line'),
    ],
  },
  links: {
    heading: 'Links',
    about: 'Left empty, the link leads to the contact page, or is not shown.',
    fields: [
      maybe('chat', 'Chat', { hint: 'Such as https://wa.me/4930123456' }),
      maybe('repository', 'Source code'),
    ],
  },
  contact: {
    heading: 'Contact, hours and holidays',
    about: 'Answers are promised within these hours, and nobody can be booked outside of them.',
    fields: [
      maybe('email', 'Email address', { hint: 'Left empty, visitors are given the contact form alone.' }),
      maybe('phone', 'Telephone'),
      line('hours', 'Hours', { hint: 'Such as Monday to Friday, 09:00–17:00' }),
      line('timeZone', 'Time zone', { hint: 'Such as Europe/Berlin' }),
      line('answerHours', 'Opening hours within which somebody answers', { control: 'number' }),
      maybe('holidays', 'Holidays', { control: 'days', hint: 'One a line: 2026-12-25: Christmas Day' }),
    ],
  },
  company: {
    heading: 'Company',
    about:
      'On the imprint, in the policies and on every quote and invoice. What is empty is left out, and no quote or invoice leaves before the legal data is whole.',
    fields: [
      maybe('legalName', 'Registered name'),
      maybe('street', 'Street and number'),
      maybe('postalCode', 'Postal code'),
      maybe('city', 'Town'),
      maybe('country', 'Country'),
      maybe('register', 'Commercial register'),
      maybe('vatId', 'VAT number'),
      maybe('responsible', 'Responsible for the content'),
    ],
  },
  billing: {
    heading: 'Billing',
    about: 'What new quotes and invoices are written by. Those that were sent do not change.',
    fields: [
      line('country', 'Country of the company', { hint: 'Two letters, such as DE: tax follows from it.' }),
      maybe('taxNumber', 'Tax number'),
      maybe('accountHolder', 'Account holder'),
      maybe('iban', 'IBAN'),
      maybe('bic', 'BIC'),
      maybe('bank', 'Bank'),
      line('currency', 'Currency'),
      line('invoicePrefix', 'Invoices begin with'),
      line('creditPrefix', 'Credit notes begin with'),
      line('quotePrefix', 'Quotes begin with'),
      line('paymentDays', 'Days to pay', { control: 'number' }),
      line('quoteDays', 'Days a quote holds', { control: 'number' }),
      line('standardRate', 'Standard tax rate, in percent', { control: 'percent' }),
      line('reducedRate', 'Reduced tax rate, in percent', { control: 'percent' }),
      maybe('debtorAccount', 'Account of the buyers', {
        hint: 'These stand in the file for the bookkeeper.',
      }),
      maybe('revenueAccount', 'Revenue at the standard rate'),
      maybe('revenueReducedAccount', 'Revenue at the reduced rate'),
      maybe('revenueEuAccount', 'Revenue from private buyers in the EU'),
      maybe('revenueReverseAccount', 'Revenue under reverse charge'),
      maybe('revenueOutsideAccount', 'Revenue outside the EU'),
      maybe('bankAccount', 'Money at the bank'),
      maybe('cardAccount', 'Money by card'),
    ],
  },
  prices: {
    heading: 'Prices',
    about:
      'On the pricing pages and in the estimator, in the currency of your bills and before tax. The range of each kind of work follows from its weeks, its people and the week rate.',
    fields: [
      line('dayRate', 'One person for a day', { control: 'number' }),
      line('weekRate', 'One person for a week', { control: 'number' }),
      line('kinds', 'Kinds of work', {
        control: 'work',
        hint: 'One a line: First version: 4–8 weeks, 2 people',
      }),
      maybe('extras', 'Extras in the estimator', {
        control: 'work',
        hint: 'One a line, in weeks of one person: Payments: 1–2 weeks',
      }),
      maybe('included', 'Included in every price', { control: 'lines', hint: 'One a line.' }),
    ],
  },
  team: {
    heading: 'Team',
    about: 'On the page “Who does what”. While nobody is entered, it shows the roles alone.',
    fields: [
      maybe('people', 'People', {
        control: 'lines',
        hint: 'One a line: a name, a colon, what they do. Such as Ada Example: product engineer',
      }),
    ],
  },
  embed: {
    heading: 'Embedding',
    about: 'Other sites that may show the booking form in a frame.',
    fields: [
      maybe('origins', 'Their addresses', { control: 'lines', hint: 'One a line: https://partner.example' }),
    ],
  },
  accounts: {
    heading: 'Accounts',
    about:
      'For passwords chosen from now on. Common ones, and those made of somebody’s own name or address, are refused in any case.',
    fields: [
      line('passwordMin', 'Fewest characters of a password', {
        control: 'number',
        hint: 'From 6 to 64. IDENTITY_PASSWORD_MIN of the server still counts where it is higher.',
      }),
    ],
  },
  tools: {
    heading: 'Demos and tools that use the server',
    about: 'How often an hour one visitor may run each of them. 0 switches a tool off; its page says so.',
    fields: [
      line('seo', 'SEO analysis', { control: 'number' }),
      line('privacy', 'Privacy scanner', { control: 'number' }),
      line('news', 'News summariser', { control: 'number' }),
      line('scraper', 'Scraper', { control: 'number', hint: 'At 0 saved recipes rest, too.' }),
      line('embed', 'Search by meaning', {
        control: 'number',
        hint: 'Calls of up to 64 sentences: a document of ten pages takes about five.',
      }),
      line('read', 'Questions to documents', { control: 'number' }),
      line('leaflet', 'Pregnancy chatbot', { control: 'number' }),
      line('smallTask', 'Small AI tasks without scripts', { control: 'number' }),
      line('write-answer', 'Answers written by the language model', {
        control: 'number',
        hint: 'Only where the server has a provider (AI_BASE_URL).',
      }),
      line('composeWords', 'Words of the picture composer', { control: 'number' }),
      line('paintPicture', 'Pictures by an image model', { control: 'number' }),
      line('speak', 'Text to speech', {
        control: 'number',
        hint: 'Each run reads one sentence. The first one on this server fetches 177 MB.',
      }),
      line('transcribe', 'Speech by Whisper', {
        control: 'number',
        hint: 'Pieces of up to 25 seconds. At 0 speech is written down in browsers alone.',
      }),
    ],
  },
} as const satisfies Record<string, SettingPart>;

export type PartName = keyof typeof settingParts;
export const partNames = Object.keys(settingParts) as PartName[];

/** Tells whether a text names a part. */
export const isPartName = (text: unknown): text is PartName =>
  typeof text === 'string' && Object.hasOwn(settingParts, text);

/** The fields of a part, whatever they are. */
export const fieldsOfPart = (part: PartName): readonly SettingField[] => settingParts[part].fields;

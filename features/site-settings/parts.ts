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
    about: 'These appear on every page, in every email and in the titles that search engines show.',
    fields: [
      line('name', 'Name'),
      line('suffix', 'Suffix of every page title'),
      maybe('tagline', 'Description in one line'),
    ],
  },
  links: {
    heading: 'Links',
    about: 'If you leave a link empty, the site links to the contact page or hides it.',
    fields: [
      maybe('chat', 'Chat', { hint: 'For example https://wa.me/4930123456' }),
      maybe('repository', 'Source code'),
    ],
  },
  contact: {
    heading: 'Contact, hours and holidays',
    about: 'The site promises answers and offers meetings within these hours only.',
    fields: [
      maybe('email', 'Email address', {
        hint: 'If you leave it empty, visitors can only use the contact form.',
      }),
      maybe('phone', 'Telephone'),
      line('hours', 'Hours', { hint: 'For example Monday to Friday, 09:00–17:00' }),
      line('timeZone', 'Time zone', { hint: 'For example Europe/Berlin' }),
      line('answerHours', 'Promised answer time, in opening hours', { control: 'number' }),
      maybe('holidays', 'Holidays', {
        control: 'days',
        hint: 'One per line, for example 2026-12-25: Christmas Day',
      }),
    ],
  },
  company: {
    heading: 'Company',
    about:
      'These appear on the imprint, in the policies and on every quote and invoice. Empty fields are left out, and you can’t send a quote or invoice until the legal details are complete.',
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
    about: 'These apply to new quotes and invoices. Those you have already sent don’t change.',
    fields: [
      line('country', 'Country of the company', {
        hint: 'Two letters, such as DE. It decides which tax rules apply.',
      }),
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
      line('quoteDays', 'Days a quote is valid', { control: 'number' }),
      line('standardRate', 'Standard tax rate, in percent', { control: 'percent' }),
      line('reducedRate', 'Reduced tax rate, in percent', { control: 'percent' }),
      maybe('debtorAccount', 'Customer account', {
        hint: 'These accounts are used in the export for your bookkeeper.',
      }),
      maybe('revenueAccount', 'Revenue at the standard rate'),
      maybe('revenueReducedAccount', 'Revenue at the reduced rate'),
      maybe('revenueEuAccount', 'Revenue from private buyers in the EU'),
      maybe('revenueReverseAccount', 'Revenue under reverse charge'),
      maybe('revenueOutsideAccount', 'Revenue outside the EU'),
      maybe('bankAccount', 'Bank account in the books'),
      maybe('cardAccount', 'Card payments'),
    ],
  },
  prices: {
    heading: 'Prices',
    about:
      'These appear on the pricing pages and in the estimator, in the currency of your invoices and before tax. The range for each kind of work is calculated from its weeks, its people and the weekly rate.',
    fields: [
      line('dayRate', 'One person for a day', { control: 'number' }),
      line('weekRate', 'One person for a week', { control: 'number' }),
      line('kinds', 'Kinds of work', {
        control: 'work',
        hint: 'One per line, for example First version: 4–8 weeks, 2 people',
      }),
      maybe('extras', 'Extras in the estimator', {
        control: 'work',
        hint: 'One per line, in weeks of one person, for example Payments: 1–2 weeks',
      }),
      maybe('included', 'Included in every price', { control: 'lines', hint: 'One per line.' }),
    ],
  },
  team: {
    heading: 'Team',
    about:
      'These people appear on the page “Who does what”. If the list is empty, the page shows only the roles.',
    fields: [
      maybe('people', 'People', {
        control: 'lines',
        hint: 'One per line: a name, a colon and what they do, for example Ada Example: product engineer',
      }),
    ],
  },
  embed: {
    heading: 'Embedding',
    about: 'These sites may show the booking form in a frame.',
    fields: [
      maybe('origins', 'Addresses of the sites', {
        control: 'lines',
        hint: 'One per line, for example https://partner.example',
      }),
    ],
  },
  accounts: {
    heading: 'Accounts',
    about:
      'This applies to passwords chosen from now on. Common passwords, and those made from the person’s own name or address, are always refused.',
    fields: [
      line('passwordMin', 'Minimum password length', {
        control: 'number',
        hint: 'From 6 to 64 characters. If IDENTITY_PASSWORD_MIN on the server is higher, that value applies.',
      }),
    ],
  },
  tools: {
    heading: 'Demos and tools that use the server',
    about:
      'How many times an hour one visitor can run each of them. 0 switches a tool off, and its page says so.',
    fields: [
      line('seo', 'SEO analysis', { control: 'number' }),
      line('privacy', 'Privacy scanner', { control: 'number' }),
      line('news', 'News summariser', { control: 'number' }),
      line('scraper', 'Scraper', { control: 'number', hint: 'At 0, saved recipes don’t run either.' }),
      line('embed', 'Search by meaning', {
        control: 'number',
        hint: 'Each run reads up to 64 sentences. A document of ten pages takes about five runs.',
      }),
      line('read', 'Questions about documents', { control: 'number' }),
      line('leaflet', 'Pregnancy chatbot', { control: 'number' }),
      line('smallTask', 'Small AI tasks without scripts', { control: 'number' }),
      line('write-answer', 'Answers written by the language model', {
        control: 'number',
        hint: 'Works only if the server has a provider (AI_BASE_URL).',
      }),
      line('composeWords', 'Descriptions for the picture composer', { control: 'number' }),
      line('paintPicture', 'Pictures from an image model', { control: 'number' }),
      line('geocode', 'Address look-ups in the route planner', {
        control: 'number',
        hint: 'Each run looks up at most 50 addresses. Works only if the server has a geocoder (GEOCODER_URL).',
      }),
      line('roadTimes', 'Driving times in the route planner', {
        control: 'number',
        hint: 'Works only if the server has a router (ROUTER_URL).',
      }),
      line('speak', 'Text to speech', {
        control: 'number',
        hint: 'Each run reads one sentence. The first one on this server fetches 177 MB.',
      }),
      line('transcribe', 'Speech to text with Whisper', {
        control: 'number',
        hint: 'Each run transcribes up to 25 seconds. At 0, only visitors’ own browsers transcribe speech.',
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

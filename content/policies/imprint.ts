import type { Reading } from '#lib/text/reading.ts';

export const imprint: Reading = {
  title: 'Imprint',
  date: '2026-11-15',
  lead: 'Who runs this site, and how to reach them.',
  sections: [
    {
      id: 'company',
      heading: 'Who runs this site',
      paragraphs: [
        '{{company.unnamed}} runs this site. The [contact form](/contact-us) reaches the people behind it.',
        '{{company.legalName}}',
        [
          'Street: {{company.street}}',
          'Postal code: {{company.postalCode}}',
          'Town: {{company.city}}',
          'Country: {{company.country}}',
          'Commercial register: {{company.register}}',
          'VAT number: {{company.vatId}}',
          'Responsible for the content: {{company.responsible}}',
        ],
      ],
    },
    {
      id: 'reach',
      heading: 'How to reach us',
      paragraphs: [
        [
          '[Contact form](/contact-us)',
          'Email: [{{contact.email}}](mailto:{{contact.email}})',
          'Telephone: {{contact.phone}}',
          'Hours: {{contact.hours}} ({{contact.timeZone}})',
        ],
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes with consumers',
      paragraphs: [
        'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. We would rather hear from you first.',
      ],
    },
    {
      id: 'content-and-links',
      heading: 'Content, links and licences',
      paragraphs: [
        'The texts and pictures on this site were made for it. Typefaces and icons have their own open licences.',
        'The source code of this site is published under the MIT licence at {{links.repository}}.',
        'The owners of the pages we link to are responsible for them. Tell us if you find a problem with one, and we will remove the link.',
      ],
    },
    {
      id: 'security',
      heading: 'Reporting a security problem',
      paragraphs: [
        'If you have found a security problem, you will find the address to write to in [security.txt](/.well-known/security.txt). Please give us time to fix it before you publish it.',
      ],
    },
  ],
};

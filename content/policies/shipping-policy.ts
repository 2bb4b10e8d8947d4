import type { Reading } from '#lib/text/reading.ts';

export const shippingPolicy: Reading = {
  title: 'Shipping policy',
  date: '2026-11-15',
  lead: 'We deliver software, and this page says how it reaches you.',
  sections: [
    {
      id: 'what-is-delivered',
      heading: 'What you receive',
      paragraphs: [
        [
          'a Git repository with its full history, in your own account;',
          'a release: a tagged version with notes on what changed;',
          'for software that runs on servers, a container image or a build that starts with one command;',
          'documentation on how to run, restore and change it.',
        ],
        'Physical goods, disks and printed manuals are not part of our work.',
      ],
    },
    {
      id: 'when',
      heading: 'When it arrives',
      paragraphs: [
        'You can follow the work from the first week, because every accepted change is in your repository the same day. The final handover takes place on the date in the offer.',
        'If we may miss a date, we tell you as soon as we know, with the reason and a new date.',
      ],
    },
    {
      id: 'how-it-is-handed-over',
      heading: 'How handover works',
      paragraphs: [
        'Someone from your team starts the system using only the documentation, while we watch in silence. We fix everything they stumble over before the handover is complete.',
        'We pass on secrets through a password manager of your choice, and you change them afterwards. Our access is removed on the same day, unless we have agreed to maintain the system.',
      ],
    },
    {
      id: 'cost',
      heading: 'What delivery costs',
      paragraphs: ['Nothing. It is included in the price, wherever your servers are.'],
    },
    {
      id: 'not-arrived',
      heading: 'When something is missing',
      paragraphs: [
        '[Tell us](/contact-us) what you cannot open, start or find. We keep a copy of every release for twelve months after handover and send it again free of charge.',
      ],
    },
    {
      id: 'files-from-this-site',
      heading: 'Files you create on this site',
      paragraphs: [
        'Exports from a demo or tool are created in your browser or sent in reply to your request. You download them immediately, and you can repeat the download at any time.',
      ],
    },
  ],
};

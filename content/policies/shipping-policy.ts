import type { Reading } from '#lib/text/reading.ts';

export const shippingPolicy: Reading = {
  title: 'Shipping policy',
  date: '2026-11-15',
  lead: 'We post no parcels. What is shipped here is software, and this is how it reaches you.',
  sections: [
    {
      id: 'what-is-delivered',
      heading: 'What you are handed',
      paragraphs: [
        [
          'a Git repository with its whole history, in your own account;',
          'a release: a tagged version with notes on what changed;',
          'where it runs on servers, a container image or a build that starts with one command;',
          'the documents: how to run it, restore it, and change it.',
        ],
        'Physical goods, disks and printed manuals are not part of our work.',
      ],
    },
    {
      id: 'when',
      heading: 'When it arrives',
      paragraphs: [
        'Work in progress is visible from the first week: every accepted change is in your repository the same day. The final hand-over takes place on the date in the offer.',
        'If a date is in danger we say so as soon as we know, with the reason and a new date, not on the day itself.',
      ],
    },
    {
      id: 'how-it-is-handed-over',
      heading: 'How hand-over runs',
      paragraphs: [
        'Somebody of yours starts the system from the documents alone while we watch and stay silent. What they stumble over is mended before the hand-over counts.',
        'Secrets are passed through a password manager of your choice, never by mail or chat, and changed by you afterwards. Our access is removed on the same day unless care was agreed.',
      ],
    },
    {
      id: 'cost',
      heading: 'What delivery costs',
      paragraphs: ['Nothing. It belongs to the price, wherever in the world your servers stand.'],
    },
    {
      id: 'not-arrived',
      heading: 'When something is missing',
      paragraphs: [
        '[Tell us](/contact-us) what you cannot open, start or find. A copy of every release is kept for twelve months after hand-over and sent again free of charge.',
      ],
    },
    {
      id: 'files-from-this-site',
      heading: 'Files you make on this site',
      paragraphs: [
        'What a demo or tool exports is made in your browser or sent back as the answer to your own request. It is a download, so it is there at once and again whenever you repeat it.',
      ],
    },
  ],
};

import type { Reading } from '#lib/text/reading.ts';

export const terms: Reading = {
  title: 'Terms and conditions',
  date: '2026-11-15',
  lead: 'What we promise when we build software for you, and what we need from you to keep that promise.',
  sections: [
    {
      id: 'who-these-terms-bind',
      heading: 'Who these terms bind',
      paragraphs: [
        'These terms apply between {{company.whole}} (“we”) and the business or person that orders work from us (“you”).',
        '“We” is {{company.unnamed}}, represented by the company named in your offer. “You” is the business or person that orders work.',
        'Your own purchasing terms apply only if we have agreed to them in writing. If a signed offer differs from this page, the offer applies.',
      ],
    },
    {
      id: 'how-a-contract-comes-about',
      heading: 'How a contract comes about',
      paragraphs: [
        'Nothing on this website is a binding offer. After we have talked, we write an offer that sets out the work, how it is charged, the dates, and the list of tests for acceptance.',
        'The contract begins when you accept that offer in writing. An email is enough. Until then neither side owes the other anything.',
      ],
    },
    {
      id: 'what-we-owe',
      heading: 'What we owe',
      paragraphs: [
        'For work at a fixed price we owe a result that passes the acceptance list in the offer. For work by the week we owe effort: the named people work for you, and each Monday you decide what comes first.',
        'In both cases you get:',
        [
          'the source code in a repository that belongs to you from the first day;',
          'tests that run with one command;',
          'a written list of all third-party components and their licences.',
        ],
      ],
    },
    {
      id: 'what-you-owe',
      heading: 'What you owe',
      paragraphs: [
        'You name one person who can decide, give access to the systems the work touches, and answer questions within three working days. If an answer takes longer, the dates in the offer move by the same time.',
        'You make sure that we may use the data and material you give us for the work. Please do not send real customer data by email. We will agree on a safer way first.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes during the work',
      paragraphs: [
        'Either of us may propose a change. We write down how it affects the price and the dates, and it applies once you have agreed. Meanwhile, work already ordered continues.',
      ],
    },
    {
      id: 'acceptance',
      heading: 'Acceptance and defects',
      paragraphs: [
        'You have ten working days after handover to test the work against the acceptance list. Tell us what fails and we fix it. The ten days then start again for that part. Using the work in production counts as acceptance.',
        'We fix defects that appear within twelve months of acceptance free of charge, unless someone else’s change caused them. Your statutory rights are not affected.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in the work',
      paragraphs: [
        'Once you have paid in full, you have the exclusive right, unlimited in time and place, to use and change what we made for you. Components under an open-source licence stay under that licence.',
        'We may reuse general methods that contain nothing of yours. We name you as a client only if you have agreed in writing.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'Our liability is unlimited for intent, gross negligence, and harm to life, body or health. For slight negligence we are only liable if we breach a duty that is essential to the contract, and then only for typical, foreseeable damage.',
        'You are responsible for backups of your live systems, unless the offer says otherwise.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending the contract',
      paragraphs: [
        'See [refunds and cancellation](/refund-and-cancellation-policy) for notice periods and final payments. Either side may end the contract immediately for a serious reason.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and place',
      paragraphs: [
        'The law of {{company.country}} applies.',
        'Between businesses, the courts of {{company.city}} have jurisdiction.',
        'If one clause is invalid, the others still apply.',
      ],
    },
  ],
};

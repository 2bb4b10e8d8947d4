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
        'They hold between {{company.whole}} (“we”) and the business or person that orders work from us (“you”).',
        '“We” is {{company.unnamed}}, by the company that your offer names. “You” is the business or person that orders work.',
        'Your own purchasing terms hold only where we have agreed to them in writing. A signed offer that says otherwise goes before this page.',
      ],
    },
    {
      id: 'how-a-contract-comes-about',
      heading: 'How a contract comes about',
      paragraphs: [
        'Nothing on this website is a binding offer. After a conversation we write an offer that names the work, the way it is charged, the dates, and the list by which you will accept it.',
        'The contract stands when you have accepted that offer in writing; a mail is enough. Until then neither side owes the other anything.',
      ],
    },
    {
      id: 'what-we-owe',
      heading: 'What we owe',
      paragraphs: [
        'Work at a fixed price is owed as a result: it passes the acceptance list in the offer. Work by the week is owed as effort: the named people work for you, and you decide each Monday what comes first.',
        'In both cases you get:',
        [
          'the source code in a repository that belongs to you from the first day;',
          'tests that run with one command;',
          'a written list of every third-party part and its licence.',
        ],
      ],
    },
    {
      id: 'what-you-owe',
      heading: 'What you owe',
      paragraphs: [
        'You name one person who can decide, give access to the systems the work touches, and answer questions within three working days. Dates in the offer move by as long as an answer takes beyond that.',
        'You make sure that data and material you hand us may be used for the work. Please do not send real customer data by mail: we agree a safer way first.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes on the way',
      paragraphs: [
        'Either of us may propose a change. We write down what it does to price and date; it holds once you have agreed. Work that was ordered before goes on in the meantime.',
      ],
    },
    {
      id: 'acceptance',
      heading: 'Acceptance and defects',
      paragraphs: [
        'You have ten working days after hand-over to test against the acceptance list. Say what fails and we mend it; the ten days start again for that part. Use in production counts as acceptance.',
        'Defects that show within twelve months of acceptance are mended free of charge, unless somebody else’s change caused them. Statutory rights stay as they are.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in the work',
      paragraphs: [
        'With full payment you receive the exclusive right, unlimited in time and place, to use and change what was made for you. Parts under an open-source licence stay under it.',
        'We may reuse general methods that hold nothing of yours. We name you as a client only after you have said yes in writing.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent, gross negligence, and harm to life, body or health. For slight negligence we are liable only where a duty essential to the contract was broken, and then for the damage that could typically be foreseen.',
        'Backups of your live systems are yours unless the offer makes them ours.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending the contract',
      paragraphs: [
        'Notice periods and what is paid on the way out stand in [refunds and cancellation](/refund-and-cancellation-policy). Either side may end for a grave reason at once.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and place',
      paragraphs: [
        'The law of {{company.country}} applies.',
        'Between businesses the courts of {{company.city}} decide.',
        'Should one clause fail, the others stay.',
      ],
    },
  ],
};

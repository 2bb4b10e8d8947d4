import type { Reading } from '#lib/text/reading.ts';

export const pricingPolicy: Reading = {
  title: 'Pricing policy',
  date: '2026-11-15',
  lead: 'How a price is made, when an invoice is written, and what can never appear on one.',
  sections: [
    {
      id: 'from-range-to-price',
      heading: 'From a range to your price',
      paragraphs: [
        'Our rates, and what each kind of work usually costs, are on [plans and prices](/pricing), with an estimator. Two booking systems can still differ by a factor of ten, so a range is not an offer.',
        'The price for your case is given in writing after a scoping call. It costs nothing, holds for {{billing.quoteDays}} days, and shows the weeks it was counted from.',
      ],
    },
    {
      id: 'what-a-price-includes',
      heading: 'What every price includes',
      paragraphs: [
        [
          'design, code, tests and the documents needed to run the result;',
          'review of every change by a second person;',
          'the hand-over described in the [shipping policy](/shipping-policy);',
          'mending of defects for twelve months.',
        ],
      ],
    },
    {
      id: 'what-costs-extra',
      heading: 'What is paid apart',
      paragraphs: [
        'Hosting, domains, licences, and calls to paid services run on accounts in your name, so that you see their prices and keep them when we leave. We add no margin to any of them.',
        'Travel is charged at cost and only when you asked for it.',
      ],
    },
    {
      id: 'invoices',
      heading: 'When an invoice comes',
      paragraphs: [
        [
          'Fixed price: half at the start, half at acceptance.',
          'By the week: each Friday, for that week.',
          'Over three months: at the end of each month, for what was accepted in it.',
        ],
        'Invoices are due within {{billing.paymentDays}} days. Prices are net; value added tax is shown apart where it is owed.',
      ],
    },
    {
      id: 'when-an-estimate-is-wrong',
      heading: 'When our estimate was wrong',
      paragraphs: [
        'At a fixed price the risk is ours: the price stays. By the week we say so as soon as we see it, at the latest when half of the estimated time is used, and you choose: less scope, more time, or stop.',
      ],
    },
    {
      id: 'discounts',
      heading: 'Discounts we do not give',
      paragraphs: [
        'There is no rebate for a quick signature and no higher rate for a short one. Rates are the same for every role. The same work costs the same for everyone who asks in the same month.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about a bill',
      paragraphs: [
        '[Write to us](/contact-us) with the invoice’s number. A disputed line is not due until it is settled; the rest of the invoice is.',
      ],
    },
  ],
};

import type { Reading } from '#lib/text/reading.ts';

export const pricingPolicy: Reading = {
  title: 'Pricing policy',
  date: '2026-11-15',
  lead: 'How we set a price, when we send an invoice, and what we charge for separately.',
  sections: [
    {
      id: 'from-range-to-price',
      heading: 'From a range to your price',
      paragraphs: [
        'You will find our rates, the usual cost of each kind of work and an estimator under [plans and prices](/pricing). Two booking systems can still differ in price by a factor of ten, so a range is not an offer.',
        'After a scoping call we give you a written price for your project. The quote is free, is valid for {{billing.quoteDays}} days, and shows the number of weeks it is based on.',
      ],
    },
    {
      id: 'what-a-price-includes',
      heading: 'What every price includes',
      paragraphs: [
        [
          'design, code, tests and the documents needed to run the result;',
          'review of every change by a second person;',
          'the handover described in the [shipping policy](/shipping-policy);',
          'fixing defects for twelve months.',
        ],
      ],
    },
    {
      id: 'what-costs-extra',
      heading: 'What you pay for separately',
      paragraphs: [
        'Hosting, domains, licences, and calls to paid services run on accounts in your name, so that you see their prices and keep them when we leave. We add no margin.',
        'We charge travel at cost, and only if you asked for it.',
      ],
    },
    {
      id: 'invoices',
      heading: 'When we send invoices',
      paragraphs: [
        [
          'Fixed price: half at the start, half at acceptance.',
          'By the week: each Friday, for that week.',
          'Work that lasts over three months: at the end of each month, for what was accepted that month.',
        ],
        'Invoices are due within {{billing.paymentDays}} days. Prices are net, and value added tax is shown separately if it applies.',
      ],
    },
    {
      id: 'when-an-estimate-is-wrong',
      heading: 'When our estimate was wrong',
      paragraphs: [
        'At a fixed price the risk is ours, and the price stays the same. By the week we tell you as soon as we notice, and at the latest when half of the estimated time is used. You can then reduce the scope, allow more time, or stop.',
      ],
    },
    {
      id: 'discounts',
      heading: 'The same price for everyone',
      paragraphs: [
        'We give no discount for signing quickly and charge no more for short projects. Rates are the same for every role. The same work costs the same for everyone who asks in the same month.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about an invoice',
      paragraphs: [
        '[Write to us](/contact-us) with the invoice number. A disputed item is not due until we have settled it. The rest of the invoice is.',
      ],
    },
  ],
};

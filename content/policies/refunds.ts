import type { Reading } from '#lib/text/reading.ts';

export const refunds: Reading = {
  title: 'Refunds and cancellation',
  date: '2026-11-15',
  lead: 'You can stop at the end of any week. This page says what you pay, what you get back, and what you keep.',
  sections: [
    {
      id: 'calls',
      heading: 'Calls and events',
      paragraphs: [
        'Introductions and scoping calls are free, so there is nothing to refund. If you cannot come, please reply to the invitation. Even five minutes’ notice helps.',
        'Seats at events are free as well. If you cannot come, cancel with the link in your confirmation, and the first person on the waiting list gets your seat.',
      ],
    },
    {
      id: 'weeks',
      heading: 'Work by the week',
      paragraphs: [
        'Either side may end it with one week’s notice, given by Friday for the following Friday. We refund in full any weeks that you have paid for in advance and that have not started.',
        'We do not charge for days when someone was away or on other work. If you are unhappy with a week, tell us within five working days. We credit hours or refund money, as you prefer.',
      ],
    },
    {
      id: 'fixed',
      heading: 'Work at a fixed price',
      paragraphs: [
        'If you cancel before we start, you get the whole first payment back. After that you pay for the finished parts and we refund the rest. For this purpose the offer lists the parts and their share of the price.',
        'If the result fails the same point of its acceptance list twice, you may withdraw from that part and we refund its share.',
      ],
    },
    {
      id: 'what-you-keep',
      heading: 'What you keep',
      paragraphs: [
        'You keep everything in your repository up to the last day you paid for, with the right to use it. We spend up to one more day, free of charge, on handing over to the next team.',
      ],
    },
    {
      id: 'consumers',
      heading: 'If you order as a consumer',
      paragraphs: [
        'Consumers in the European Union may withdraw within fourteen days of ordering without giving a reason. If you asked us to start earlier, you pay for the work done until then. A short message is enough.',
      ],
    },
    {
      id: 'how-to-cancel',
      heading: 'How to cancel',
      paragraphs: [
        '[Write to us](/contact-us) and name the project. We confirm the final amount within two working days, and pay refunds within fourteen days by the payment method you used.',
      ],
    },
  ],
};

import type { Reading } from '#lib/text/reading.ts';

export const refunds: Reading = {
  title: 'Refunds and cancellation',
  date: '2026-11-15',
  lead: 'You can stop at the end of any week. Here is what is paid, what is returned, and what you keep.',
  sections: [
    {
      id: 'calls',
      heading: 'Calls and events',
      paragraphs: [
        'Introductions and scoping calls are free, so there is nothing to refund. If you cannot come, answer the invitation; even five minutes before is better than silence.',
        'Seats at events are free as well. Can’t come? Cancel with the link in your confirmation, and the first person on the waiting list gets your seat.',
      ],
    },
    {
      id: 'weeks',
      heading: 'Work by the week',
      paragraphs: [
        'Either side ends it with one week’s notice, given by Friday for the Friday after. Weeks that were paid ahead and not begun are returned in full.',
        'We do not charge for days when someone was away or on other work. If you were unhappy with a week, say so within five working days: we credit hours or return money, as you prefer.',
      ],
    },
    {
      id: 'fixed',
      heading: 'Work at a fixed price',
      paragraphs: [
        'Before we begin you may cancel and get the whole first payment back. After that you pay for the parts that are finished and get the rest returned; the offer lists the parts and their shares for this purpose.',
        'If the result fails its acceptance list twice in the same point, you may withdraw from that part and its share is refunded.',
      ],
    },
    {
      id: 'what-you-keep',
      heading: 'What you keep',
      paragraphs: [
        'Everything in your repository up to the last day that was paid for, with the right to use it. We spend up to one more day, free of charge, on handing over to whoever comes next.',
      ],
    },
    {
      id: 'consumers',
      heading: 'If you order as a consumer',
      paragraphs: [
        'Consumers in the European Union may withdraw within fourteen days of ordering without giving a reason. If you asked us to begin earlier, you pay the part done until then. A short message is enough; no form is needed.',
      ],
    },
    {
      id: 'how-to-cancel',
      heading: 'How to cancel',
      paragraphs: [
        '[Write to us](/contact-us) and name the project. You get a confirmation with the final sum within two working days; refunds go back the way the money came, within fourteen.',
      ],
    },
  ],
};

import { pages } from './page.ts';

export const readers = [
  ...pages({ kind: 'reader', view: 'policy', area: 'policy' }, [
    {
      path: '/terms&conditions',
      label: 'Terms and conditions',
      title: 'Terms and conditions for ordered work',
      description:
        'How a contract comes about, what each side owes, acceptance, rights in the code, liability and the way out, in plain words.',
    },
    {
      path: '/pricing-policy',
      label: 'Pricing policy',
      title: 'Pricing policy: how a price is made',
      description:
        'Why there is no list price, what every price includes, what is paid apart, when invoices come and what happens to a wrong one.',
    },
    {
      path: '/shipping-policy',
      label: 'Shipping policy',
      title: 'Shipping policy: how software is handed over',
      description:
        'No parcels: what you are handed when software is delivered, when it arrives, how hand-over runs and what it costs.',
    },
    {
      path: '/refund-and-cancellation-policy',
      label: 'Refunds and cancellation',
      title: 'Refunds and cancellation',
      description:
        'How to stop work by the week or at a fixed price, what is returned, what you keep and what consumers may do beyond that.',
    },
  ]),
  ...pages({ kind: 'reader', view: 'policy', area: 'legal', beyond: true }, [
    {
      path: '/privacy',
      label: 'Privacy',
      title: 'Privacy: what is kept, why and for how long',
      description:
        'No visitor cookies, no foreign hosts. What the newsletter, the outbox, the logs and your own browser keep, and for how many days.',
    },
    {
      path: '/imprint',
      label: 'Imprint',
      title: 'Imprint: who runs this site',
      description:
        'The company behind this site with its address, register data, hours and mail, and where to report a security fault.',
    },
    {
      path: '/accessibility-statement',
      label: 'Accessibility',
      title: 'Accessibility statement: WCAG 2.2 AA',
      description:
        'How the site is built and tested for accessibility, in light and dark, which limits are known and how to tell us of another.',
    },
  ]),
  ...pages({ kind: 'reader', view: 'post', area: 'pages' }, [
    {
      path: '/pages/single-post',
      label: 'A journal post',
      title: 'A journal post, as readers see it',
      description:
        'A post of the journal in full: contents beside the text, notes in the margin, dates, and the next posts below it.',
      parent: '/blog',
      canonical: '/blog/:slug',
    },
  ]),
  ...pages({ kind: 'reader', view: 'post', area: 'pages', beyond: true }, [
    {
      path: '/blog/:slug',
      label: 'A journal post',
      title: 'A post of the journal',
      description: 'A post of the studio’s journal, in full.',
      parent: '/blog',
      // The newest, which the page of the featured post shows as well.
      sample: '/blog/colours-that-keep-their-contrast',
    },
  ]),
  ...pages(
    { kind: 'reader', view: 'preview', area: 'pages', beyond: true, render: 'request', hydrate: 'load' },
    [
      {
        path: '/preview',
        label: 'Preview',
        title: 'Preview of a draft',
        description: 'A draft of the site, for whoever was given the link to it.',
        noindex: true,
        byLink: true,
      },
    ],
  ),
];

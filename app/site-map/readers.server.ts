import { pages } from './page.ts';

export const readers = [
  ...pages({ kind: 'reader', view: 'policy', area: 'policy' }, [
    {
      path: '/terms&conditions',
      label: 'Terms and conditions',
      title: 'Terms and conditions for ordered work',
      description:
        'How a contract is made, what each side owes, acceptance, rights in the code, liability and how to end it, in plain words.',
    },
    {
      path: '/pricing-policy',
      label: 'Pricing policy',
      title: 'Pricing policy: how a price is made',
      description:
        'Why there is no list price, what every price includes, what costs extra, when we send invoices and how we correct a wrong one.',
    },
    {
      path: '/shipping-policy',
      label: 'Shipping policy',
      title: 'Shipping policy: how software is handed over',
      description:
        'We deliver software, not parcels: what you receive, when it arrives, how the handover works and what it costs.',
    },
    {
      path: '/refund-and-cancellation-policy',
      label: 'Refunds and cancellation',
      title: 'Refunds and cancellation',
      description:
        'How to stop weekly or fixed-price work, what we refund, what you keep, and the further rights of consumers.',
    },
  ]),
  ...pages({ kind: 'reader', view: 'policy', area: 'legal', beyond: true }, [
    {
      path: '/privacy',
      label: 'Privacy',
      title: 'Privacy: what is kept, why and for how long',
      description:
        'What the newsletter, our emails, the logs and your own browser keep, and for how many days. No visitor cookies, no third-party servers.',
    },
    {
      path: '/imprint',
      label: 'Imprint',
      title: 'Imprint: who runs this site',
      description:
        'Who runs this site, how and when you can reach us, and where to report a security problem.',
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
        'A journal post in the reader in full: contents beside the text, notes in the margin, dates, and the next posts below it.',
      parent: '/blog',
      canonical: '/blog/:slug',
    },
  ]),
  ...pages({ kind: 'reader', view: 'post', area: 'pages', beyond: true }, [
    {
      path: '/blog/:slug',
      label: 'A journal post',
      title: 'A journal post in the reader',
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
        description: 'A draft from the site, open to anyone who has its link.',
        noindex: true,
        byLink: true,
      },
    ],
  ),
];

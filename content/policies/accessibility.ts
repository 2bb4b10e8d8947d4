import type { Reading } from '#lib/text/reading.ts';

export const accessibility: Reading = {
  title: 'Accessibility',
  date: '2026-11-15',
  lead: 'Our aim is WCAG 2.2, level AA, on every page, in light and dark. This page says how we check that and where we fall short.',
  sections: [
    {
      id: 'how-it-is-built',
      heading: 'How it is built',
      paragraphs: [
        'Menus, dialogs, collapsible sections and forms use the browser’s own elements. They work with the keyboard and with screen readers before any script has loaded, and you can read most pages without scripts.',
        [
          'Everything you can click is at least 44 pixels high, or 24 in dense lists.',
          'The contrast of text with its background is at least 4.5 to 1, and of controls 3 to 1.',
          'Pages work at a width of 320 pixels and with text at 200%, without sideways scrolling.',
          'If you have set reduced motion in your system, nothing moves.',
        ],
      ],
    },
    {
      id: 'how-it-is-tested',
      heading: 'How it is tested',
      paragraphs: [
        'For each change, a test opens every public page in a real browser, in both themes, and runs axe on it. A serious finding blocks the change. The same test checks that there is one main heading and no sideways scrolling at 320 pixels.',
        'Automatic checks only find some barriers. When we build a component, we check its keyboard order and the words a screen reader speaks by hand.',
      ],
    },
    {
      id: 'known-limits',
      heading: 'Known limits',
      paragraphs: [
        [
          'The site has not been tested by people who rely on assistive technology every day.',
          'Maps and charts in case studies are drawings. Their figures are in the text or in a table beside them, but we do not describe the shapes point by point.',
          'The menu and the search need the popover and command attributes. In browsers from before 2025, use the links in the footer and the list of all pages instead.',
          'If the studio has set one up, the chat page also links to another company’s messaging service, whose accessibility we cannot guarantee. The chat on this site is equivalent.',
        ],
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us what stopped you',
      paragraphs: [
        '[Write to us](/contact-us) with the page and what you tried. We answer within five working days. If we cannot fix the problem immediately, we help you in another way.',
      ],
    },
    {
      id: 'enforcement',
      heading: 'If we do not answer',
      paragraphs: [
        'In the European Union you may contact the enforcement body of your country. In Germany that is the arbitration service of the Federal Government Commissioner for Matters relating to Persons with Disabilities.',
      ],
    },
  ],
};

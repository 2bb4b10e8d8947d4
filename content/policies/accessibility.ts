import type { Reading } from '#lib/text/reading.ts';

export const accessibility: Reading = {
  title: 'Accessibility',
  date: '2026-11-15',
  lead: 'The aim is WCAG 2.2, level AA, on every page, in light and dark. This page says how that is checked and where it falls short.',
  sections: [
    {
      id: 'how-it-is-built',
      heading: 'How it is built',
      paragraphs: [
        'Menus, dialogs, folding parts and forms are the browser’s own elements. They answer to the keyboard and to screen readers before any script has loaded, and most pages can be read to the end without one.',
        [
          'Everything that can be pressed is at least 44 pixels high, 24 in dense lists.',
          'Text keeps a contrast of at least 4.5 to 1 on its ground, controls 3 to 1.',
          'Pages hold at 320 pixels width and at 200 percent text without sideways scrolling.',
          'With reduced motion set in your system, nothing moves.',
        ],
      ],
    },
    {
      id: 'how-it-is-tested',
      heading: 'How it is tested',
      paragraphs: [
        'A test opens every route of the site map in a real browser on each change, in both themes, and runs axe over it. A serious finding stops the change. The same run checks for one main heading and for sideways scrolling at 320 pixels.',
        'An automatic check finds part of the barriers only. Keyboard order and the words a screen reader speaks are looked at by hand when a component is made.',
      ],
    },
    {
      id: 'known-limits',
      heading: 'Known limits',
      paragraphs: [
        [
          'The site has not been tested by people who rely on assistive technology every day.',
          'Maps and charts in case studies are drawings: their figures stand in the text or a table beside them, but the shapes themselves are not described point by point.',
          'Menu and search rely on the popover and command attributes. In browsers from before 2025 the footer and the page of all pages take their place.',
          'Where the studio has set one up, the page of the chat also links to a messaging service of another company, whose accessibility we cannot vouch for. The chat on this site is the equal way.',
        ],
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us what stopped you',
      paragraphs: [
        '[Write to us](/contact-us) with the page and what you tried. You get an answer within five working days, and what you came for by another way if we cannot mend it at once.',
      ],
    },
    {
      id: 'enforcement',
      heading: 'If we do not answer',
      paragraphs: [
        'In the European Union you may turn to the enforcement body of your country. In Germany that is the arbitration service of the Federal Government Commissioner for Matters relating to Persons with Disabilities.',
      ],
    },
  ],
};

import type { Post } from './post.ts';

export const noScriptUntilTouched: Post = {
  slug: 'no-script-until-touched',
  title: 'No script until you touch it',
  date: '2026-11-07',
  topic: 'Interface',
  lead: 'Whoever only reads should not pay for pressing. Our reading pages load no script file until somebody touches them.',
  sections: [
    {
      id: 'for-reading',
      heading: 'Reading needs no program',
      paragraphs: [
        'A server can send a page finished: words, pictures, links and forms, all of them working. The usual way is to send it a second time, as a program that rebuilds in the browser what is on the screen already, so that it can answer a press.',
        'A visitor who reads and leaves has loaded that program for nothing, and a slow phone was busy with it while they scrolled.',
      ],
    },
    {
      id: 'the-idea',
      heading: 'Wait for a finger',
      paragraphs: [
        'So the router’s script is not started. A few inline lines wait for the first pointer, key or focus, and load it then. Until that moment the home page has loaded {{proof:pages.home.script}} of script files, the catalogue {{proof:pages.catalogue.script}} and a case study {{proof:pages.case-study.script}}.',
        'Lighthouse, posing as a phone, gives these three {{proof:pages.home.performance}}, {{proof:pages.catalogue.performance}} and {{proof:pages.case-study.performance}} for performance.',
        'Starting when the browser is idle sounds similar. But a phone is idle just before a finger comes down, so the work lands exactly where it is felt.',
      ],
    },
    {
      id: 'the-first-press',
      heading: 'The first press must count',
      paragraphs: [
        'Links, forms, folds and menus act natively and at once. Only a plain button’s click is held, shown as pressed, and replayed when the script is there.',
        'That wait is the price. With a processor four times slower, on slow 4G, scripts are alive {{proof:pages.home.alive}} after the first press on the home page, and {{proof:pages.catalogue.alive}} after it on the catalogue. What must be quicker has to be HTML.',
        '{{printed:pages.home.alive}}',
      ],
    },
  ],
};

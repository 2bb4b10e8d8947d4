import type { SpokenText } from './spoken-text.ts';

export const noScriptUntilTouched: SpokenText = {
  slug: 'no-script-until-touched',
  title: 'No framework until you touch it',
  date: '2026-11-07',
  topic: 'Interface',
  lead: 'Whoever only reads should not pay for pressing. Our reading pages load a few lines of script, and React only when somebody uses a part that needs it.',
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
      heading: 'Islands instead of a whole program',
      paragraphs: [
        'So a page that is read carries no router. What needs a program on it, such as the search, the save button or an animation, is an island: the server draws it by itself, and it comes to life when it is touched or scrolled near.',
        'Until then the home page has loaded {{proof:pages.home.script}} of script files, a landing page {{proof:pages.landing.script}} and a policy {{proof:pages.policy.script}}.',
        'Lighthouse, posing as a phone, gives these three {{proof:pages.home.performance}}, {{proof:pages.landing.performance}} and {{proof:pages.policy.performance}} for performance.',
        'Starting when the browser is idle sounds similar. But a phone is idle just before a finger comes down, so the work lands exactly where it is felt.',
      ],
    },
    {
      id: 'the-first-press',
      heading: 'The first press must count',
      paragraphs: [
        'Links, forms, folds and menus act natively and at once. Whatever else is clicked, pressed or typed too early is kept, shown as busy, and sent again once the script is there.',
        'That wait is the price. With a processor four times slower, on slow 4G, the search is alive {{proof:pages.home.alive}} after the first press on the home page. What must be quicker has to be HTML.',
        'Pages one works with, such as forms, demos and the catalogue, load everything at once. We first let them wait for a touch, too, and learned that a list that is touched before its code is there can stay dead.',
        '{{printed:pages.home.alive}}',
      ],
    },
  ],
};

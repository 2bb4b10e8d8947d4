import type { SpokenText } from './spoken-text.ts';

export const noScriptUntilTouched: SpokenText = {
  slug: 'no-script-until-touched',
  title: 'No framework until you touch it',
  date: '2026-11-07',
  topic: 'Interface',
  lead: 'People who only read a page shouldn’t have to load its whole program. Our reading pages load a few lines of script, and React only when somebody uses a part that needs it.',
  sections: [
    {
      id: 'for-reading',
      heading: 'Reading needs no program',
      paragraphs: [
        'A server can send a finished page, with words, pictures, links and forms that all work. The usual way is to send it a second time as well: a program rebuilds in the browser what is already on the screen, so that it can respond to a click.',
        'A visitor who reads and leaves has loaded that program for nothing, and it kept a slow phone busy while they scrolled.',
      ],
    },
    {
      id: 'the-idea',
      heading: 'Islands instead of a whole program',
      paragraphs: [
        'So our reading pages load no router. Anything on them that needs a program, such as the search, the save button or an animation, is an island: the server renders it on its own, and it comes to life when somebody touches it or scrolls near it.',
        'Until then the home page has loaded {{proof:pages.home.script}} of script, a landing page {{proof:pages.landing.script}} and a policy page {{proof:pages.policy.script}}.',
        'Lighthouse, set to a phone, scores the performance of these three pages at {{proof:pages.home.performance}}, {{proof:pages.landing.performance}} and {{proof:pages.policy.performance}}.',
        'You could also load the program when the browser is idle. But a phone is idle just before a finger comes down, so the work would start at the very moment when people notice it.',
      ],
    },
    {
      id: 'the-first-press',
      heading: 'The first click must count',
      paragraphs: [
        'Links, forms, menus and collapsible sections are native to the browser and respond at once. If somebody clicks or types anywhere else too early, we remember it, show that we’re busy, and repeat it once the script has loaded.',
        'That wait is the price. With a processor four times slower, on slow 4G, the search on the home page is ready {{proof:pages.home.alive}} after the first click. Anything that has to be quicker must be plain HTML.',
        'Pages that people work with, such as forms, demos and the catalogue, load everything at once. At first they waited for a touch as well, and we learned that a list touched before its code has arrived may never respond.',
        '{{printed:pages.home.alive}}',
      ],
    },
  ],
};

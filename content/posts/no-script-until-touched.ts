import type { Post } from './post.ts';

export const noScriptUntilTouched: Post = {
  slug: 'no-script-until-touched',
  title: 'No script until you touch it',
  date: '2026-11-07',
  minutes: 3,
  topic: 'Interface',
  lead: 'We built one home page six times, in six frameworks, and kept the one that sends no script until somebody presses something.',
  sections: [
    {
      id: 'six-times',
      heading: 'The same page six times',
      paragraphs: [
        'Identical words, pictures and styles; only the framework differed. At load the heaviest sent 120 KB of compressed script, the lightest two sent none. One of those two was React Router with an idea added; the other was Astro with one island.',
      ],
    },
    {
      id: 'the-idea',
      heading: 'Wait for a finger',
      paragraphs: [
        'A reading page is finished when its HTML has arrived. So the router’s script is not started: a few inline lines wait for the first pointer, key or focus, and load it then. Main-thread work for the page fell to 43 milliseconds, against 143 with the same framework’s default.',
        'Waiting until the browser is idle sounds similar and scored worse than either extreme: the work then lands exactly where it is felt.',
      ],
    },
    {
      id: 'the-first-press',
      heading: 'The first press must count',
      paragraphs: [
        'Links, forms, folds and menus act natively and at once. Only a plain button’s click is held, shown as pressed, and replayed when the script is there. Hydrating React costs 59 KB whatever one does, so what must be quicker than that has to be HTML.',
      ],
    },
  ],
};

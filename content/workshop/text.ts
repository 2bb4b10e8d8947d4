import type { KitGroup } from '#lib/kit-page.ts';

export const text: KitGroup = {
  name: 'Text',
  pages: [
    {
      path: '/ui/typography',
      name: 'Typography',
      purpose: 'Four faces with one task each: display, reading, labels with data, and one phrase in italic.',
      instead: 'Weight and colour say less than size and place. Try those first.',
      standsOn: 'Bricolage Grotesque, Geist, Geist Mono, Instrument Serif',
      because:
        'All four are open, cut to the letters we use, and served from here. Fallbacks have their measures, so nothing jumps.',
      keys: [],
    },
    {
      path: '/ui/code',
      name: 'Code',
      purpose: 'A piece of a real file, with its path, short enough to be read.',
      instead: 'Over thirty lines, link the file. A single name in a sentence is inline code.',
      standsOn: 'pre and code',
      because:
        'Long lines scroll inside their block, which can be focused. The page itself never moves sideways.',
      keys: [
        { press: 'Tab', does: 'Goes to a block that scrolls' },
        { press: 'Arrow keys', does: 'Scroll it' },
      ],
    },
    {
      path: '/ui/blog-components',
      name: 'Blog components',
      purpose:
        'The parts of a journal post: head with date, contents, figure, note in the margin, next posts.',
      instead: 'For a policy leave out the figure. For a case study use the story’s own parts.',
      standsOn: 'article, nav, time and aside',
      because: 'Reading modes and feeds recognise these elements and keep what belongs to the text.',
      keys: [{ press: 'Enter', does: 'Jumps from the contents to a part' }],
    },
    {
      path: '/ui/team',
      name: 'Team',
      purpose: 'Who decides what: a role, its decision, and what it leaves behind.',
      instead: 'Faces without a reason are decoration. A quote needs somebody who said it.',
      standsOn: 'dl',
      because: 'A role and what it decides are a term and its meaning.',
      keys: [],
    },
    {
      path: '/ui/testimonial',
      name: 'Testimonial',
      purpose: 'A sentence that a named client has said and allowed, with a way to check it.',
      instead: 'As long as there is none, a claim stands there with the command that proves it.',
      standsOn: 'figure with blockquote and figcaption',
      because: 'Who said it is tied to what was said, for every reader.',
      keys: [],
    },
  ],
};

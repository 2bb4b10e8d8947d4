import type { KitGroup } from '#lib/kit-page.ts';

export const fields: KitGroup = {
  name: 'Fields',
  pages: [
    {
      path: '/ui/forms',
      name: 'Forms',
      purpose: 'Asks for something in one column, label above, hint below, the error in the hint’s place.',
      instead: 'A single yes or no is a button. Something the server knows already is not asked at all.',
      standsOn: 'form, label and input',
      because:
        'It posts before any script has loaded, the browser remembers addresses, and typed text survives a late start.',
      keys: [
        { press: 'Tab', does: 'Goes to the next field' },
        { press: 'Enter', does: 'Sends the form from a line of text' },
      ],
    },
    {
      path: '/ui/input-group',
      name: 'Input group',
      purpose: 'A field with what belongs to it: a sign before it, a unit behind it, a button at its end.',
      instead:
        'A unit that never changes belongs into the label. A second field beside the first is two fields.',
      standsOn: 'input with a label, the sign as decoration',
      because:
        'The sign is hidden from screen readers and the label carries the meaning, so nothing is read twice.',
      keys: [{ press: 'Tab', does: 'Goes to the field, then to its button' }],
    },
    {
      path: '/ui/steps',
      name: 'Steps',
      purpose: 'Shows where one is in a task of three to five parts, and what is done.',
      instead: 'Two parts need no drawing of the way. More than five want to be two tasks.',
      standsOn: 'ol with aria-current',
      because: 'Order is what a numbered list means. The current step is said, and done ones are links back.',
      keys: [{ press: 'Enter', does: 'Goes back to a step that is done' }],
    },
    {
      path: '/ui/image-comparison-slider',
      name: 'Image comparison slider',
      purpose: 'Two pictures of the same place, before and after, with an edge to draw across.',
      instead:
        'If the difference is in figures, a table shows it better. If there are three states, use tabs.',
      standsOn: 'input of type range over two pictures',
      because: 'A range has arrow keys, touch and a spoken value. The edge follows it by one CSS variable.',
      keys: [
        { press: 'Arrow keys', does: 'Move the edge by one percent, the way they point' },
        { press: 'Page Up and Page Down', does: 'Move it by ten percent' },
        { press: 'Home', does: 'Shows all of the second picture' },
        { press: 'End', does: 'Shows all of the first' },
      ],
      spoken:
        'What is compared and “slider”, then the share of each side by its name: “Light 50 percent, Dark 50 percent”.',
      components: [{ file: 'media/comparison.tsx', name: 'Comparison' }],
      also: ['before and after', 'compare', 'image slider', 'juxtapose', 'split view', 'twenty twenty'],
    },
  ],
};

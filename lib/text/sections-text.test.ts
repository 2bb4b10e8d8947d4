import { expect, it } from 'vitest';
import { printSectionsText, readSectionsText, type TextSection } from './sections-text.ts';

const sections: TextSection[] = [
  {
    heading: 'A promise is the unit',
    mark: '',
    blocks: [
      { is: 'paragraph', text: 'Alone, one keeps promises.' },
      { is: 'sample', caption: 'A card', lines: ['Ana      Prints', '', 'last spoke   12 Oct'] },
    ],
  },
  {
    heading: 'Drawn in every state',
    mark: 'thirds',
    blocks: [
      { is: 'pairs', ordered: false, pairs: [['Empty', 'Says what will be here.']] },
      {
        is: 'pairs',
        ordered: true,
        pairs: [
          ['Call', 'Half an hour.'],
          ['Offer', 'In writing.'],
        ],
      },
      { is: 'list', items: ['No score.', 'No guessing.'] },
    ],
  },
];

it('reads what it printed', () => {
  expect(readSectionsText(printSectionsText(sections))).toEqual(sections);
});

it('joins the lines of a paragraph and leaves out what stands above the first heading', () => {
  expect(readSectionsText('Above\n\n## One\n\ntwo\nlines')).toEqual([
    { heading: 'One', mark: '', blocks: [{ is: 'paragraph', text: 'two lines' }] },
  ]);
});

it('takes a list in which one item has no name as a plain list', () => {
  const [section] = readSectionsText('## One\n\n- **Named** text\n- plain');
  expect(section?.blocks[0]).toEqual({ is: 'list', items: ['**Named** text', 'plain'] });
});

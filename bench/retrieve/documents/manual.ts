import { bookFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

const chapters = [
  `<h1>Before the first use</h1><p>Take the kiln out of its box with two people: it weighs 46 kilograms. Place it on a level floor of stone or tile, at least 40 centimetres from every wall.</p>
<p>Fire it once empty, at 600 degrees, to drive out the damp. This takes about five hours and smells a little.</p>`,
  `<h1>Firing</h1><h2>Choosing a programme</h2><ol><li>Press the wheel until the display blinks.</li><li>Turn it to the number of the programme.</li><li>Press it again to start.</li></ol>
<p>Programme 3 is for earthenware and ends at 1,060 degrees. Programme 5 is for stoneware and ends at 1,240 degrees. Programme 7 only dries.</p>
<h2>Opening the lid</h2><p>Do not open the lid above 80 degrees. Glazes crack when cold air meets them, and so may the shelf.</p>`,
  `<h1>Care</h1><p>Brush the elements with a soft brush after every twentieth firing. Never use a vacuum cleaner on the fibre of the lid.</p>
<p>The thermocouple wears out. Have it replaced after 150 firings or when the display shows E4.</p>`,
  `<h1>When something is wrong</h1><table><tr><th>Display</th><th>Cause</th><th>What to do</th></tr><tr><td>E1</td><td>The lid is open</td><td>Close it</td></tr><tr><td>E2</td><td>It heats too slowly</td><td>Have an element replaced</td></tr><tr><td>E4</td><td>The thermocouple is broken</td><td>Have it replaced</td></tr></table>
<p>The guarantee is 24 months for the kiln and 6 months for the elements. Call 0191 555 0177 on working days from 8 to 4.</p>`,
];

export const manual: OwnDocument = {
  name: 'kiln-manual.epub',
  make: () => bookFile('Kiln K 45, manual', chapters),
  questions: [
    {
      question: 'How hot does the stoneware programme get?',
      answers: ['1,240 degrees', '1240 degrees'],
      place: 'stoneware',
    },
    { question: 'What does E2 mean?', answers: ['It heats too slowly', 'heats too slowly'], place: 'E2' },
    {
      question: 'How far from the wall must the kiln stand?',
      answers: ['40 centimetres', 'at least 40 centimetres'],
      place: '40 centimetres',
    },
  ],
};

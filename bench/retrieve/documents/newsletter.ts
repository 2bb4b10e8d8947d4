import { textFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

/** A newsletter as mailing programs lay it out: tables inside tables. */
const text = `<!doctype html><html lang="en"><head><title>River Watch, spring</title><style>td{font:16px sans-serif}</style></head><body>
<table width="100%"><tr><td><table width="600" align="center">
<tr><td><h1>River Watch, spring</h1><p>The newsletter of the Friends of the Aller</p></td></tr>
<tr><td><h2>The otters are back</h2>
<p>For the first time since 1987 an otter has been filmed below the weir. Nadia Brandt put the camera up in January and waited for nine weeks.</p>
<p>We do not say where exactly. Please keep dogs on the lead along the whole path until the end of July.</p></td></tr>
<tr><td><h2>Clean-up day</h2>
<p>Last year 64 of you pulled two tonnes of rubbish out of the water, eleven bicycles among it. This year we meet on Saturday, 18 April, at 9.30 am at the boat house. Gloves and bags are there; bring boots.</p>
<p>Afterwards there is soup, which the Anchor pays for.</p></td></tr>
<tr><td><h2>What we measured</h2>
<table border="1"><tr><th>Place</th><th>Oxygen, mg per litre</th><th>Nitrate, mg per litre</th></tr>
<tr><td>Weir</td><td>9.8</td><td>11</td></tr><tr><td>Mill bridge</td><td>8.1</td><td>19</td></tr><tr><td>Sewage works</td><td>5.4</td><td>37</td></tr></table>
<p>The values below the sewage works are too bad for trout. We have written to the water company and were promised an answer by 1 June.</p></td></tr>
<tr><td><p>Membership costs 18 pounds a year, 9 for those under 25. Unsubscribe at any time with the link below.</p></td></tr>
</table></td></tr></table></body></html>`;

export const newsletter: OwnDocument = {
  name: 'newsletter.html',
  make: () => textFile(text),
  questions: [
    { question: 'Who filmed the otter?', answers: ['Nadia Brandt'], place: 'Nadia Brandt' },
    {
      question: 'How much nitrate is there at the mill bridge?',
      answers: ['19', '19 mg per litre'],
      place: 'Mill bridge',
    },
    {
      question: 'What do young people pay for membership?',
      answers: ['9', '9 for those under 25', '9 pounds'],
      place: '9 for those under 25',
    },
  ],
};

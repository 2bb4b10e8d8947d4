import type { StoredSite } from '#server/tools/stored-site.ts';
import { html, shell } from './page.server.ts';

const origin = 'https://branches.example';

const regions: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    'North',
    [
      ['Aldmoor', '4 Mill Lane', '03/04/2009', '1,240', 'Yes', '18'],
      ['Birkham', '61 Station Road', '11/19/2012', '860', 'No', '11'],
      ['Caldwick', '2 The Green', '06/02/2015', '1,410', 'Yes', '21'],
      ['Dunmere', '17 Quay Street', '09/07/2018', '990', 'Yes', 'not known'],
    ],
  ],
  [
    'South',
    [
      ['Eastholt', '8 Chapel Row', '01/15/2011', '720', 'No', '9'],
      ['Farleigh', '33 Market Place', '05/05/2016', '2,050', 'Yes', '34'],
      ['Grimsted', '1 Bridge End', '12/01/2019', '1,120', 'No', '15'],
      ['Harrowby', '90 London Road', '08/22/2021', '1,675', 'Yes', '24'],
      ['Ivybridge', '5 Orchard Way', '02/10/2024', '640', 'No', '7'],
    ],
  ],
];

const headings = ['Branch', 'Address', 'Opened', 'Square metres', 'Parking', 'Staff'];
const cell = 'style="padding:8px 12px;border-bottom:1px solid #e3e6ea;text-align:left"';

/** A plain table without a single class: regions stand between its rows, dates have the month first. */
export const branches = (): StoredSite => ({
  [`${origin}/where`]: html(
    shell({
      lang: 'en',
      title: 'Sample Stores',
      sign: 'Sample Stores do not exist, in none of these towns.',
      menu: ['Offers', 'Where', 'Jobs'],
      colour: '#7a3b2e',
      body: `<h1 style="font-size:26px;margin:0 0 14px">Where we are</h1>
<table style="border-collapse:collapse;width:100%">
<thead><tr>${headings.map((heading) => `<th ${cell}>${heading}</th>`).join('')}</tr></thead>
<tbody>
${regions
  .map(
    ([name, rows]) =>
      `<tr><th colspan="6" ${cell}><i>${name}</i></th></tr>\n${rows.map((row) => `<tr>${row.map((text) => `<td ${cell}>${text}</td>`).join('')}</tr>`).join('\n')}`,
  )
  .join('\n')}
</tbody></table>`,
    }),
  ),
});

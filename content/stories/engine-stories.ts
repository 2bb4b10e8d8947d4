import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

/** The four whose heart is an algorithm or a list of checks. */
export const engineStories: readonly Story[] = [
  {
    path: '/route-optimization',
    name: 'Route optimisation',
    note: 'Stops in, rounds out, planned inside the browser',
    trade: 'Logistics',
    hue: 'cobalt',
    object: 'van',
    alt: 'A delivery van seen from above the front wheel',
    heading: ['Shorter rounds', 'for every van'],
    lead: 'A planner for a day of deliveries. It weighs load, opening hours and breaks, and it says in words which stop it could not fit.',
    action: { label: 'Open the sample', href: '/route-optimization/demo' },
    facts: [
      ['State', 'Live demo on this site'],
      ['Reads', 'CSV or pasted rows with coordinates'],
      ['Gives', 'CSV, GeoJSON, GPX and a sheet for the driver'],
      ['Runs', 'In a browser worker, a fresh one for each plan'],
      ['Held against', 'CVRPLIB X and Solomon instances'],
    ],
    sections: [
      {
        heading: 'It tears rounds up to mend them',
        paragraphs: [
          'The solver takes strings of neighbouring stops out of several rounds at once, then puts each back where it costs least. Now and then it looks away from the best place on purpose. Small days without opening hours it breeds instead: two plans are crossed, cut into rounds and mended, for as many generations as there is time.',
          'Early on it accepts a worse plan, later it hardly ever does. How much worse is measured in the mean distance between two stops, so a city and a province cool at the same pace.',
        ],
      },
      {
        heading: 'Six rules a plan must keep',
        rules: [
          ['Load', 'A van never carries more than its capacity, at no point of the round.'],
          [
            'Hours',
            'Arriving early means waiting. Arriving late means the stop does not belong to this van.',
          ],
          ['Shift', 'A round ends before the shift does, with the break inside it.'],
          ['Pairs', 'What is picked up is delivered by the same van, in that order.'],
          ['Skills', 'A stop that asks for a tail lift only meets vans that have one.'],
          ['Locks', 'A round the dispatcher fixed stays as it is while the others are planned again.'],
        ],
      },
      {
        heading: 'How far from the best known',
        paragraphs: [
          `One worker had five seconds of processor time for each file. On ${said(proof('routing.all.cvrplib.1x5.instances'))} of CVRPLIB’s X set its plans were ${said(proof('routing.all.cvrplib.1x5.gap'))} dearer than the best anybody has found, on ${said(proof('routing.all.solomon.1x5.instances'))} of Solomon’s ${said(proof('routing.all.solomon.1x5.gap'))}.`,
          `With thirty seconds it was ${said(proof('routing.all.cvrplib.1x30.gap'))} and ${said(proof('routing.all.solomon.1x30.gap'))}; four workers with thirty seconds each came to ${said(proof('routing.all.cvrplib.4x30.gap'))} on the X set.`,
          `A day of 1,000 stops with hours and breaks had its first plan after ${said(proof('routing.first-plan'))} of processor time; what a stop costs that is moved by hand is known after ${said(proof('routing.move'))}.`,
          printedBy(proof('routing.all.cvrplib.1x5.gap')),
        ],
      },
      {
        heading: 'Left out is listed, with the reason',
        paragraphs: [
          'A stop that fits nowhere is shown with the rule that kept it out and the smallest change that would let it in: twenty minutes more, or one van more.',
        ],
        refusals: [
          'No account and no key: addresses never leave the page.',
          'No plan counts in the benchmark that a second, separately written checker has not passed.',
          'No parameter is tuned to the name of a benchmark file.',
        ],
      },
    ],
  },
  {
    path: '/visual-forecasting',
    name: 'Visual forecasting',
    note: 'A column of numbers becomes a year with its band',
    trade: 'Finance',
    hue: 'sun',
    object: 'wave',
    alt: 'Three layered waves, like hills on a chart',
    heading: ['Next year', 'with its doubts'],
    lead: 'Drop a column of numbers. It finds dates, season and gaps by itself, tries several models on your own past, and draws how wrong it may be.',
    action: { label: 'Open the demo', href: '/visual_forecasting/demo' },
    facts: [
      ['State', 'Live demo on this site'],
      ['Reads', 'CSV, TSV or Excel; several columns at once'],
      ['Gives', 'CSV, a picture, and the code that repeats it'],
      ['Models', 'Seven, from drift to MSTL, weighed by their errors'],
      ['Held against', 'M3 and M4 competition series'],
    ],
    sections: [
      {
        heading: 'Your past is the examiner',
        paragraphs: [
          'The series is cut several times at earlier dates. Each model forecasts from the cut, blind to the rest, and its error is written down beside that of the plain rule “as last year”.',
          'What a model got wrong there lowers its share of the mix, however clever its name. Where the plain rule was closer, the page says so.',
        ],
      },
      {
        heading: 'The band is earned, not assumed',
        paragraphs: [
          'Textbook intervals are too narrow on short series. Here the width comes from the errors of the cuts: times a factor that was measured over thousands of public series of the same rhythm, so that 95 of 100 values fall inside.',
        ],
        rules: [
          ['Dashed', 'Everything after the last real value, so nobody mistakes it for one.'],
          ['Gaps', 'Filled from their neighbours for the models, left open in the picture, and counted.'],
          ['Outliers', 'Named with their date. You decide whether a strike may happen again.'],
        ],
      },
      {
        heading: 'Two numbers are not a trend',
        refusals: [
          'Fewer than two seasons: no season is made up.',
          'A column without numbers gets a sentence, not a curve.',
          'What-if changes are drawn in a second colour and never saved over the forecast.',
        ],
      },
    ],
  },
  {
    path: '/SEO-Analysis',
    name: 'SEO analysis',
    note: 'Each fault with its line of source and the mended snippet',
    trade: 'Web',
    hue: 'coral',
    object: 'ladder',
    alt: 'A step ladder with five rungs',
    heading: ['Every finding', 'has its line'],
    lead: 'An address or a piece of HTML goes through one written check after another. Each fault comes with the line it stands on, why it costs, and the corrected snippet.',
    action: { label: 'Open the demo', href: '/case-studies/seo-analysis/demo' },
    facts: [
      ['State', 'Live demo on this site'],
      ['Reads', 'An address, pasted HTML or a sitemap'],
      ['Gives', 'A report as HTML, CSV or JSON'],
      ['Checks', '88 of a written list, eight of our own'],
      ['Held against', 'Small sites with known faults'],
    ],
    sections: [
      {
        heading: 'A check is a sentence with tests',
        paragraphs: [
          'Each check has a name, the sentence it asserts, and small sites that must and must not trip it. A check that finds faults where there are none is worse than no check, so both directions count.',
          `On ${said(proof('seo.sites'))} with known faults, ${proof('seo.precision').value} of what is told is true and ${proof('seo.recall').value} of what is wrong is told; the median site takes ${said(proof('seo.site.time'))}. ${printedBy(proof('seo.precision'))}`,
        ],
        sample: {
          caption: 'A finding, as the report holds it',
          lines: [
            '{ "check": "canonical-conflict",',
            '  "line": 14,',
            '  "found": "canonical names /shop?page=1",',
            '  "but": "sitemap lists /shop",',
            '  "weight": "error" }',
          ],
        },
      },
      {
        heading: 'The score shows its working',
        paragraphs: [
          'Errors, warnings and notices weigh differently, and the sum is printed as a sum. Two runs can be laid side by side: what was mended, what is new, what only moved.',
        ],
      },
      {
        heading: 'It reads as a guest does',
        refusals: [
          'It asks robots.txt first and crawls no page that says no.',
          'It promises no rank. Nobody outside a search engine can.',
          'Private addresses are refused, also when a redirect leads there.',
        ],
      },
    ],
  },
  {
    path: '/web-privacy-scanner',
    name: 'Privacy scanner',
    note: 'Which strangers a page calls, before anyone said yes',
    trade: 'Web',
    hue: 'mint',
    object: 'keyhole',
    alt: 'A thick plate with a keyhole',
    heading: ['Who watches', 'your visitors'],
    lead: 'It opens a page as a stranger would and writes down who is called: hosts, cookies, headers, forms. A lawyer and an engineer can read the same report.',
    action: { label: 'Open the scanner', href: '/case-studies/web_privacy_scanner/demo' },
    facts: [
      ['State', 'Live demo on this site'],
      ['Reads', 'The address of a public page, or its pasted answer'],
      ['Gives', 'Evidence for each finding, as a page, CSV or JSON'],
      ['Names', 'Entities from third-party-web, an open list'],
      ['Held against', 'The MDN Observatory’s own verdicts'],
    ],
    sections: [
      {
        heading: 'Three visits, then the difference',
        paragraphs: [
          'With a browser the page is opened three times: before any choice, after refusing, after accepting. What matters is what changed between them. A cookie that is there in all three never asked.',
          'Without a browser it still reads headers, markup and the cookies the server sets, and says that it saw no scripts run.',
        ],
      },
      {
        heading: 'Evidence stands beside every claim',
        rules: [
          ['Host', 'The request, the line or the script that sent it, and on which visits.'],
          ['Cookie', 'Name, life, flags, whose it is, and what it is for.'],
          ['Header', 'The value found, the value wanted, and the test it failed.'],
          ['Form', 'Where it sends, and whether that is encrypted.'],
        ],
      },
      {
        heading: 'A grade that is not ours',
        paragraphs: [
          `Headers get the letter that MDN’s HTTP Observatory would give, with the points of each of its ten tests. On ${said(proof('privacy.grades.cases'))} with MDN’s own verdicts, ${said(proof('privacy.grades.agree'))} agree in the letter, the points and every single test; grading one takes ${said(proof('privacy.grades.time'))}.`,
          printedBy(proof('privacy.grades.agree')),
        ],
      },
      {
        heading: 'Lists we may not use',
        paragraphs: [
          'Two well-known tracker lists forbid commercial use, so they are not in here. The open list names fewer companies; whoever is not in it is shown by host and called unknown, not harmless.',
        ],
        refusals: [
          'No verdict “compliant”: it shows facts, a person judges.',
          'No scan of addresses inside a private network.',
        ],
      },
    ],
  },
];

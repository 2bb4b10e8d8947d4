import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

/** A share between 0 and 1 as people say it. */
const percent = (id: string): string => `${Math.floor(proof(id).value * 100)}%`;

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
    lead: 'It plans a day of deliveries around loads, opening hours and breaks, and it says in words which stop it could not fit.',
    action: { label: 'Plan routes', href: '/route-optimization/demo' },
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
          'The solver takes strings of neighbouring stops out of several rounds at once, then puts each back where it costs least. Now and then it skips the best place on purpose. For small plans without time windows it uses a genetic search: two plans are crossed, cut into routes and repaired, for as many generations as there is time.',
          'Early on it often accepts a worse plan, later hardly ever. How much worse depends on the mean distance between two stops, so a city and a province are treated alike.',
        ],
      },
      {
        heading: 'Six rules a plan must keep',
        rules: [
          ['Load', 'A van never carries more than it may, at any point of the route.'],
          [
            'Hours',
            'A van that arrives early waits. A stop that it would reach too late goes to another van.',
          ],
          ['Shift', 'A round ends before the shift does, with the break inside it.'],
          ['Pairs', 'What is picked up is delivered by the same van, in that order.'],
          ['Skills', 'A stop that asks for a tail lift only meets vans that have one.'],
          [
            'Locks',
            'A route that the dispatcher has fixed stays as it is while the others are planned again.',
          ],
        ],
      },
      {
        heading: 'How far from the best known',
        paragraphs: [
          `With one worker and five seconds of processor time for each file, its plans for ${said(proof('routing.all.cvrplib.1x5.instances'))} of CVRPLIB’s X set cost ${said(proof('routing.all.cvrplib.1x5.gap'))} more than the best that anybody has found. For ${said(proof('routing.all.solomon.1x5.instances'))} of Solomon’s it was ${said(proof('routing.all.solomon.1x5.gap'))}.`,
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
          'It needs no account and no key, and your stops stay in the browser.',
          'The benchmark counts only plans that pass a second, separately written checker.',
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
          'The more a model got wrong there, the smaller its share of the forecast. The page says whether the forecast beat the plain rule.',
        ],
      },
      {
        heading: 'The band is earned, not assumed',
        paragraphs: [
          'Textbook intervals are too narrow for short series. Here the width comes from the errors on your own past, widened by a factor that we measured on thousands of public series, so that 95 of 100 values should fall inside.',
        ],
        rules: [
          ['Dashed', 'Everything after the last real value, so nobody mistakes it for one.'],
          [
            'Gaps',
            'Filled for the models from the values around them, left open in the picture, and counted.',
          ],
          ['Outliers', 'Named with their date. You decide whether a strike may happen again.'],
        ],
      },
      {
        heading: 'Two numbers are not a trend',
        refusals: [
          'With fewer than two seasons of data it makes up no season.',
          'For a column without numbers it says what to bring instead of drawing a curve.',
          'What you suppose is drawn in a second colour beside the forecast.',
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
          'Each check has a name, the sentence it asserts, and small sites on which it must and must not fire. A check that finds faults where there are none is worse than none, so we test both.',
          `On ${said(proof('seo.sites'))} with planted faults it found ${percent('seo.recall')} of them, and ${percent('seo.precision')} of what it reported was right. The median site took ${said(proof('seo.site.time'))}. ${printedBy(proof('seo.precision'))}`,
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
          'Errors, warnings and notices weigh differently, and the score shows how it adds up. You can lay two runs side by side and see what was fixed, what is new and what stayed.',
        ],
      },
      {
        heading: 'It reads as a guest does',
        refusals: [
          'It asks robots.txt first and crawls no page that the file forbids.',
          'It promises no rank. Nobody outside a search engine can.',
          'It refuses private addresses, even behind a redirect.',
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
    lead: 'It opens a page as a stranger would and writes down which hosts it contacts, with cookies, headers and forms. A lawyer and an engineer can read the same report.',
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
          'With a browser the page is opened three times: before any choice, after refusing, after accepting. What matters is what changed between them. A cookie that is set on all three visits did not wait for an answer.',
          'Without a browser it still reads headers, markup and the server’s cookies, and says that it saw no scripts run.',
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
          'Two well-known tracker lists forbid commercial use, so they are not in here. The open list names fewer companies; a company that is not in it is shown by its host and called unknown, not harmless.',
        ],
        refusals: [
          'It never calls a page “compliant”: it shows facts, and a person judges.',
          'It scans no address inside a private network.',
        ],
      },
    ],
  },
];

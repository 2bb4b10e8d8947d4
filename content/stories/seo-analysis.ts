import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

export const seoAnalysis: Story = {
  path: '/SEO-Analysis',
  name: 'SEO analysis',
  note: 'Each fault with its line of source and the corrected code',
  trade: 'Web',
  hue: 'coral',
  object: 'ladder',
  alt: 'A step ladder with five rungs',
  heading: ['Every finding', 'has its line'],
  lead: 'Give it an address or some HTML and it runs 96 checks. Each fault comes with its line of source, the reason it matters and the corrected snippet.',
  action: { label: 'Open the demo', href: '/case-studies/seo-analysis/demo' },
  facts: [
    ['State', 'Live demo on this site'],
    ['Reads', 'An address, pasted HTML or a sitemap'],
    ['Gives', 'A report as HTML, CSV or JSON'],
    ['Checks', '88 from a published list, eight of our own'],
    ['Measured against', 'Small sites with known faults'],
  ],
  sections: [
    {
      heading: 'Three hundred warnings help nobody',
      paragraphs: [
        'Most site checkers hand you a long list. One missing page shows up as forty broken links, a dead line in the sitemap and a drop in the score. Half an hour later you have found out that it is one fault, and you have stopped believing the rest.',
        'The other half of the trouble is the advice. “Fix your canonical” is no help to the person who has the template open and wants to know which line, in which file, should say what.',
        'So we set ourselves two rules. A fault is reported once, at the place where someone will fix it. And it comes with the line as it is and the line as it should be.',
      ],
    },
    {
      heading: 'Read everything, then judge',
      paragraphs: [
        'A check that sees one page at a time can’t tell a broken link from a missing page. Ours don’t look until the whole site has been gathered: robots.txt, sitemaps, pages found by links and by sitemap, redirects, pictures, alternates, and the answer to an address we made up.',
        'From then on everything is kept as one value, and a check is a small function from that value to places in the source. A check knows nothing about networks. The same code reads your site through a guarded fetcher and a test site from memory.',
        'The table of checks takes its types from the written list. If someone adds a check to the list and forgets to write it, the project doesn’t compile.',
      ],
    },
    {
      heading: 'The hard part is blame',
      paragraphs: [
        'Finding that an address is dead takes a line of code. Deciding whose fault it is takes the whole site. If one page leads there, the link is wrong. If only the sitemap names it, the sitemap is. If everything points there, the page itself has gone.',
        'Some sites answer every wrong address with a friendly page and status 200. We ask for an address that can’t exist, remember what it shows, and treat any page that shows the same content as missing. A site that shows one page at every address is left alone, because the trick can’t work there.',
        'Intention matters as well. We take a noindex in the page as deliberate, unless the page is also linked and listed. The same word in a header is usually an accident, so it is always reported.',
      ],
      sample: {
        caption: 'A finding from the JSON report, shortened',
        lines: [
          '{ "check": "canonical-broken",',
          '  "severity": "error",',
          '  "where": { "line": 8,',
          '    "address": "https://lamps.example/lamps/harbour-light" },',
          '  "what": "http://lamps.example/lamps/harbour-light',
          '    answers 301.",',
          '  "weight": 10 }',
        ],
      },
    },
    {
      heading: 'False alarms count double',
      paragraphs: [
        'For each of the 88 checks there is an edit that puts its fault into a healthy example site. The test expects that finding, anything that really follows from it, and silence from all the others.',
        `The second set imitates the way other people write HTML. On ${said(proof('seo.sites'))} with known faults it found them all: recall is ${proof('seo.recall').value} and precision ${proof('seo.precision').value}. Over the full set of 104 sites it reported three faults that we hadn’t planted. They were real: two sites had duplicate pages that nobody had labelled. We still count them as false alarms.`,
        printedBy(proof('seo.precision')),
        'We also run it over this website. A test fails when it finds an error or a warning on any page that search engines may list, or a notice that nobody has explained in writing.',
      ],
    },
    {
      heading: 'The score shows its working',
      paragraphs: [
        'You start with a hundred points. Each failed check costs its weight (ten for an error, four for a warning, one for a notice) times the share of pages it was found on (at least a fifth). The report prints each line of that sum, so you see what a fix gains. Our own eight checks cost nothing.',
        'You can compare two runs: what was fixed, what is new, what stayed. Lines move when a page is edited, so a finding is recognised by its check, its page and its source instead of its line number.',
      ],
    },
    {
      heading: 'It reads as a guest would',
      paragraphs: [
        'One run reads up to 60 pages, one after the other. That is polite and slow. A document whose elements nest more than 600 deep is cut off there, because a parser’s time grows with the square of the depth and someone will try it.',
      ],
      refusals: [
        'It asks robots.txt first and leaves blocked pages unread.',
        'It can’t promise a ranking, and nor can anyone else outside a search engine.',
        'Private addresses are refused, even when a redirect leads there.',
        'It doesn’t contact other people’s sites, so it won’t find dead links to them.',
        'Readability, terms and intent are judged in English only.',
      ],
    },
  ],
};

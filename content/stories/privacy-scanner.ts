import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

export const privacyScanner: Story = {
  path: '/web-privacy-scanner',
  name: 'Privacy scanner',
  note: 'Which third parties a page contacts before anyone says yes',
  trade: 'Web',
  hue: 'mint',
  object: 'keyhole',
  alt: 'A thick plate with a keyhole',
  heading: ['Who watches', 'your visitors'],
  lead: 'It opens a page as a first-time visitor would and records which hosts it contacts, with cookies, headers and forms. A lawyer and an engineer can read the same report.',
  action: { label: 'Open the scanner', href: '/case-studies/web_privacy_scanner/demo' },
  facts: [
    ['State', 'Live demo on this site'],
    ['Reads', 'The address of a public page, or its response, pasted in'],
    ['Gives', 'Evidence for each finding, as a page, CSV or JSON'],
    ['Names', 'Companies from third-party-web, an open list'],
    ['Measured against', 'The MDN Observatory’s own verdicts'],
  ],
  sections: [
    {
      heading: 'A banner proves nothing',
      paragraphs: [
        'Most sites ask for consent now. Far fewer have checked what happens while the question is on the screen. A tag manager loads, a recorder starts, a cookie that lasts 400 days is set, and only then does the visitor choose “Only what is needed”.',
        'The people who answer for this don’t read source code, and those who do rarely read the law. They meet over a spreadsheet of cookie names that neither of them can verify.',
        'We wanted one report for both: each finding with the request or the line that shows it, why it matters to a lawyer, and what an engineer should change.',
      ],
    },
    {
      heading: 'Three visits, then the difference',
      paragraphs: [
        'Where the server has a browser, the page is opened three times: before any choice, after refusing, and after accepting. Each visit starts with a fresh profile. The button is found by the names that consent tools give it, or by its words in ten languages.',
        'After the click the page is opened again, because a choice often takes effect only on the next page. Then the visits are compared. Anything that appears on all three didn’t wait for consent. Anything that appears only on the last one did.',
        'Without a browser it reads the headers, the source and the first cookies, and says plainly that it saw no scripts run. The sample shops were recorded with the same program, so you can look at three visits either way.',
      ],
    },
    {
      heading: 'Untrusted code on our server',
      paragraphs: [
        'This was the hard part. A browser that opens any address a visitor types runs untrusted code inside our network, and the person who chose the address may want to see what else is in there.',
        'So Chromium starts only with its sandbox, and before it opens anyone’s page we ask the kernel whether its processes really are filtered. It runs in a process of its own with an almost empty environment, one at a time, for half a minute at most.',
        'It resolves no names. Everything it loads goes through our proxy, which looks up each host once, refuses whatever isn’t public, and connects to exactly the address it checked. Redirects, frames and web sockets take the same route, and all three visits share 40 MB.',
      ],
    },
    {
      heading: 'A grade that isn’t ours',
      paragraphs: [
        'Any tool can invent a grade for headers. We give the one that MDN’s HTTP Observatory would give, with the points of each of its ten tests. Its documentation leaves some cases open, so we checked our own code against the results of its program, version 1.4.8.',
        `Of ${said(proof('privacy.grades.cases'))} with MDN’s verdicts, ${proof('privacy.grades.agree').value} agree in the grade, the points and every single test. Grading one response takes ${said(proof('privacy.grades.time'))}. Twenty thousand randomly generated security policies agreed as well.`,
        printedBy(proof('privacy.grades.agree')),
      ],
      rules: [
        ['Host', 'The request, the line or script that sent it, and on which visits.'],
        ['Cookie', 'Name, lifetime, flags, whose it is, and what it is for.'],
        ['Header', 'The value found, the value wanted, and the test it failed.'],
        ['Form', 'Where it sends, and whether that is encrypted.'],
      ],
    },
    {
      heading: 'Lists we can’t include',
      paragraphs: [
        'The tracker lists that ad blockers use come under licences that this project can’t use. Ours names 2,143 companies from an open list. An operator with a licence for other lists can add their files, and a match then shows the rule behind it.',
        'A host in none of the lists is shown by its name and called unknown, which is a different thing from harmless. The same goes for cookies: our table is short, and it says so.',
      ],
    },
    {
      heading: 'What it can’t see',
      paragraphs: [
        'Hostile pages are part of the trade. A hundred thousand nested elements kept a common parser busy for 17 seconds; ours reads tags in the order of the source and takes as long as for any page of that length.',
      ],
      refusals: [
        'It doesn’t call a page “compliant”. It shows facts, and a person judges.',
        'Addresses inside a private network are refused; paste such a page instead.',
        'A page that recognises an automated browser may behave better than usual.',
        'A question drawn on a canvas, or asked only after scrolling, isn’t found.',
        'It looks at one page, not at what lies behind a sign-in.',
      ],
    },
  ],
};

import type { Story } from './story.ts';

/** Staff, hiring and learning. */
export const peopleStories: readonly Story[] = [
  {
    path: '/certificate-issuance-portal',
    name: 'Certificates',
    note: 'Signed certificates that anyone can check by their code',
    trade: 'Learning',
    hue: 'sun',
    object: 'seal',
    alt: 'A round seal with a tick and two ribbons',
    heading: ['Papers that', 'prove themselves'],
    lead: 'Issue certificates from a list of names, print them as PDFs with a code, and check any of them in your browser. It all runs on this page.',
    action: { label: 'Issue certificates', href: '/certificate-issuance-portal#application' },
    facts: [
      ['State', 'Runs on this page, with a sample course'],
      ['Reads', 'CSV or Excel with names and courses'],
      ['Gives', 'Tagged PDFs with a QR code, A4 or Letter'],
      ['Checks', 'By link, code or file, without a server'],
      ['Revokes', 'With a date and a reason; never deletes'],
    ],
    sections: [
      {
        heading: 'The paper carries its own proof',
        paragraphs: [
          'A certificate is five facts: number, name, course, issuer and day. When you issue a batch, your browser signs these facts with an Ed25519 key that it made itself and that cannot be read out of it. Facts, signature and public key together are the code on the paper.',
          'The QR code leads back to this page with that code behind the # of the address, a part that browsers never send to a server. Whoever scans it sees the facts as they were signed, and whether every letter is still the same. There is no database to ask and none that could be lost.',
        ],
      },
      {
        heading: 'Try it with your own list',
        steps: [
          [
            'Bring names',
            'Add a CSV or Excel file with a column for names and one for courses. Rows that can’t be read are listed with the reason.',
          ],
          [
            'Look',
            'The sheets are shown small before anything is signed, longest name on top, in the very size in which it will be printed.',
          ],
          ['Issue', 'Numbers are given without a gap. One press signs them all.'],
          [
            'Check',
            'Drop a PDF on the check, or paste its code. Change one letter of the code and the answer is “Changed”.',
          ],
        ],
      },
      {
        heading: 'What happens when something was wrong',
        rules: [
          [
            'Revoked',
            'The certificate stays on the list with the day and the reason, and the check in your browser says so.',
          ],
          [
            'Edited file',
            'If a PDF shows another name than the one that was signed, the check says so and shows the signed one.',
          ],
          [
            'Another issuer',
            'Anybody can make a key and sign. The check always says whether the key is the one of this browser, and shows it.',
          ],
        ],
      },
      {
        heading: 'Long names were the hard part',
        paragraphs: [
          'A name is never cut. Its size follows its length, so that sixty letters still stand on two lines, and the sample course has people with names from many countries to prove it. The PDF uses this site’s own typefaces, which hold the letters of most European languages.',
          'They hold no Arabic, Hebrew, Chinese, Japanese or Vietnamese letters yet. Such names can be signed and checked, and the application says beforehand that it can’t print them, instead of printing boxes.',
        ],
      },
      {
        heading: 'What a real service would add',
        paragraphs: [
          'Here, what was revoked is known only to the browser that did it, because nothing you enter leaves it. An organisation would publish its key and its list of revoked numbers at an address of its own; the check would fetch that list and nothing else. A qualified electronic signature comes from a trust service, which we would connect.',
        ],
      },
    ],
  },
];

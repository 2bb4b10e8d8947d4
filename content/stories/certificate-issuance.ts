import type { Story } from './story.ts';

export const certificateIssuance: Story = {
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
    ['State', 'Working demo; runs on this page with a sample course'],
    ['Reads', 'CSV or Excel with names and courses'],
    ['Gives', 'Tagged PDFs with a QR code, A4 or Letter'],
    ['Checks', 'By link, code or file, without a server'],
    ['Revokes', 'With a date and a reason'],
  ],
  sections: [
    {
      heading: 'A PDF proves nothing',
      paragraphs: [
        'Anyone who can open a PDF editor can put another name on a first-aid certificate. The usual cure is a number and a website to type it into. That works until the school changes its software, the address dies, or the company that ran the check closes, and then every certificate it issued is just a piece of paper again.',
        'We wanted a certificate that can still be checked when nobody runs anything. So the proof has to travel with the certificate, and checking it must work without a database, an account or our permission.',
      ],
    },
    {
      heading: 'The certificate carries its own proof',
      paragraphs: [
        'A certificate is five facts: number, name, course, issuer and day. When you issue a batch, your browser signs these facts with an Ed25519 key that it created itself and that can’t be copied out of it. The facts, the signature and the public key together are the code on the certificate.',
        'The QR code leads back to this page with that code behind the # of the address, a part that browsers don’t send to a server. Anyone who scans it sees the facts as they were signed, and whether every character is still the same.',
      ],
    },
    {
      heading: 'Why it fits into a QR code',
      paragraphs: [
        'Everything that is signed gets printed, so every byte makes the squares smaller. An Ed25519 signature takes 64 bytes and its key 32, where RSA at a comparable strength would need several times as much. The facts are written as a short list without field names, after a version number, in case the format has to change one day.',
        'What’s signed has to be the same bytes wherever it is read. An é can be stored as one character or as an e with an accent after it; they look alike, but mixing them would break the signature. So we convert names to one form before they are signed and before they are checked.',
      ],
    },
    {
      heading: 'Try it with your own list',
      steps: [
        [
          'Import names',
          'Add a CSV or Excel file with a column for names and one for courses. Rows that can’t be read are listed with the reason.',
        ],
        [
          'Look',
          'You see small previews of the certificates before anything is signed, the longest names first.',
        ],
        ['Issue', 'Certificates are numbered without a gap. One click signs them all.'],
        [
          'Check',
          'Drop a PDF onto the Check screen, or paste its code. Change one character of the code and the answer is “Changed”.',
        ],
      ],
    },
    {
      heading: 'Names were the hard part',
      paragraphs: [
        'Every name is printed in full, because it is the one thing on the sheet that its owner will look at. It is printed as large as fits on two lines, so even a name of two hundred characters stays on one page.',
        'Names in Arabic, Hebrew, Greek, Cyrillic, Thai, Georgian, Armenian, Vietnamese, Chinese, Japanese and Korean are printed so that searching the PDF finds them. That decided which Arabic typeface we use: in some, a letter and its dots are drawn separately, so text that you can read can’t be searched.',
        'The printed code had a trap of its own: programs that read a PDF take a hyphen at the end of a line for a broken word and swallow it. The code is now folded so that no line begins or ends with one.',
      ],
    },
    {
      heading: 'What happens when something is wrong',
      rules: [
        [
          'Revoked',
          'The certificate stays on the list with the day and the reason, and the check in your browser says so.',
        ],
        [
          'Edited file',
          'If a PDF shows a different name from the one that was signed, the check says so and shows the signed one.',
        ],
        [
          'Another issuer',
          'Anyone can make a key and sign. The check always shows the key, and says whether it was made in this browser.',
        ],
      ],
      paragraphs: [
        'Tests sign names in arbitrary scripts and check them again, then put a wrong character in a random place in the code, sixty times in each run. None of the altered codes may come back as valid.',
      ],
    },
    {
      heading: 'What a real service would add',
      paragraphs: [
        'A signature says that these words belong to this key. Someone has to tell you whose key it is, and here that is only your own browser: clear its data and the key is gone, though everything it signed can still be checked. An organisation would keep its key safe and publish the public half at its own address.',
        'It would publish its list of revoked numbers there too, since what was revoked here is known only to the browser that did it. Names in Devanagari, and in other scripts that our typefaces lack, can be signed and checked but not printed yet; the application names them before anything is issued.',
        'Checking needs a browser that knows Ed25519, as current ones do. An older browser says that it can’t check the certificate, whether it is valid or not.',
        'A qualified electronic signature, the kind that EU law treats like a handwritten one, comes from a trust service, which we would connect.',
      ],
    },
  ],
};

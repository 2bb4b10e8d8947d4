import { deflateRawSync } from 'node:zlib';
import { type Bomb, filled } from './bomb.ts';

const state = (json: string) => deflateRawSync(json, { level: 9 }).toString('base64url');
const mail = (name: string, source: string): Bomb => ({
  name: `mail: ${name}`,
  aims: 'features/enquiries/incoming',
  path: '/api/mail/incoming',
  type: 'message/rfc822',
  mailed: true,
  body: () => source,
});
const head = 'From: a@example.com\nMessage-ID: <bomb@example.com>\n';

/** What comes in by other ways than the tools. */
export const otherBombs: readonly Bomb[] = [
  {
    name: 'a state that unfolds',
    aims: 'features/enquiries/readable-state.ts',
    method: 'GET',
    path: `/contact-us?demo=route-optimization&state=${state(`${'['.repeat(4000)}${'0,'.repeat(150_000)}0${']'.repeat(4000)}`)}`,
  },
  mail('empty lines', `${head}\n${filled('\n')}`),
  mail('white space', `${head}\na${filled(' ', 900_000)}b`),
  mail('recipients', `${head}To: ${filled('a@example.com, ')}\n\nx`),
  mail('parts', `${head}Content-Type: multipart/mixed; boundary=a\n\n${filled('--a\n\n')}`),
  mail('parts in each other', `${head}${filled('Content-Type: multipart/mixed; boundary=a\n\n--a\n')}`),
  mail(
    'attachments',
    `${head}Content-Type: multipart/mixed; boundary=a\n\n${filled('--a\nContent-Disposition: attachment\n\n')}`,
  ),
  mail('paragraphs', `${head}Content-Type: text/html\n\n${filled('<p>\n')}`),
];

import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { certificates } from '#demos/certificates/records.ts';
import { again, copies, renamed } from './copies.ts';
import { goToPlace, openEach, press, screenLink, turnWheel, typeAndErase, walkChoices } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const issued = 2000;

/** As many certificates as a large school issues in a year, every tenth of them revoked. */
function manyPapers(): string {
  const day = today();
  const sample = certificates.seed(day);
  const papers = copies(sample.papers, issued, (paper, turn) => ({
    ...paper,
    id: again(`issued-${paper.id}`, turn),
    name: renamed(paper.name, turn),
  })).map((paper, at) => ({
    ...paper,
    number: `${day.slice(0, 4)}-${String(at + 1).padStart(4, '0')}`,
    issuer: 'Harbour Street Training (sample)',
    code: 'x'.repeat(240),
    revoked: at % 10 === 0 ? { day, reason: 'Issued twice' } : null,
  }));
  return fileOf(certificates, day, rowsFrom({ ...sample, papers: [...sample.papers, ...papers] }));
}

/** A school with 2,000 certificates. */
export const fullCertificates: FullApplication = {
  id: 'certificates',
  path: '/certificate-issuance-portal#/issued',
  kept: {},
  size: '2,000 certificates',
  file: manyPapers,
  interactions: [
    {
      id: 'search',
      name: 'issued, each key of a search',
      async act(page, once) {
        await goToPlace(page, 'issued');
        await page.getByLabel('Find certificates').focus();
        await typeAndErase(page, once, 'zoe brown');
      },
    },
    {
      id: 'filter',
      name: 'issued, another state',
      async act(page, once) {
        await goToPlace(page, 'issued');
        await walkChoices(page, once, page.getByLabel('State', { exact: true }), 2);
      },
    },
    {
      id: 'choose',
      name: 'issued, all chosen, and none',
      async act(page, once) {
        await goToPlace(page, 'issued');
        for (let at = 0; at < 6; at += 1) await press(page, once, page.getByLabel('Select all results'));
      },
    },
    {
      id: 'scroll',
      name: 'issued, a turn of the wheel',
      async act(page, once) {
        await goToPlace(page, 'issued');
        await turnWheel(page, once, page.getByRole('region', { name: 'Issued certificates' }), 8);
      },
    },
    {
      id: 'open',
      name: 'a certificate opened, and back',
      async act(page, once) {
        await goToPlace(page, 'issued');
        await openEach(page, once, page.locator('tbody a[href*="issued/"]'), 6);
      },
    },
    {
      id: 'screens',
      name: 'another screen: issue, check, issued',
      async act(page, once) {
        for (const name of ['Issue', 'Check', 'Issued', 'Issue'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};

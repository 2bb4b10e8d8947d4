import { expect, type Locator, type Page } from '@playwright/test';
import { ownTable, stranger } from './applications/stranger.ts';
import { phone, test } from './page.ts';

// Each application as somebody meets it who has never seen it: on a phone, by touch, with a file whose columns have
// names that nobody foresaw. They do one job, and take the result away.
test.use({ ...phone, acceptDownloads: true });

const today = new Date().toISOString().slice(0, 10);
const application = (page: Page) => page.locator('[data-application]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) =>
  application(page).getByRole('link', { name }).filter({ visible: true }).first();
/** The choice of a column for a field, whether the file has to have it or not. */
const columnFor = (within: Page | Locator, field: string) =>
  within.getByLabel(new RegExp(`^${field}( \\(optional\\))?$`));
const fileField = (page: Page) => page.getByLabel('Choose a file, or drop it here');

test('people: HR brings a staff list, closes a month and takes the payments away', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/employee-management-system/demo', origin);
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Import your staff list'));
  await hand.bring(
    fileField(page),
    ownTable('personal.csv', [
      ['Mitarbeiter', 'Post', 'Abteilung', 'Land', 'Eintritt', 'Brutto im Monat'],
      ['Ada Berg', 'ada@own.example', 'Office', 'Ireland', '2019-02-01', '5.200,50'],
      ['Ben Toma', 'ben@own.example', 'Bakery', 'Norway', '2022-03-01', '3900'],
      ['Ida Moe', 'ida@own.example', 'Bakery', 'Ireland', '01.03.2020', '3100'],
    ]),
  );
  const check = page.getByRole('dialog', { name: '3 rows in personal.csv' });
  for (const [field, column] of [
    ['Name or first name', 'Mitarbeiter'],
    ['Email', 'Post'],
    ['Team', 'Abteilung'],
    ['Country', 'Land'],
    ['First day of work', 'Eintritt'],
    ['Monthly pay', 'Brutto im Monat'],
  ] as const)
    await hand.choose(columnFor(check, field), column);
  await expect(page.getByRole('region', { name: 'Lines with problems' })).toContainText('Line 3 Country');
  await hand.press(button(page, 'Import 2 people'));
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await hand.press(link(page, 'Pay'));
  await hand.press(button(page, /^Close /));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: /^Close / }));
  const csv = (await hand.download(button(page, 'Download CSV'))).toString();
  expect(csv).toContain('Ada Berg,Office,,5200.50,');
  expect(csv).toContain(',EUR,');
  hand.end();
});

test('hiring: a recruiter brings résumés, moves one on and takes the list away', async ({ page, origin }) => {
  const hand = await stranger(page, '/application-tracking-system/demo', origin);
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Read your résumés'));
  const resume =
    'Maren Oduya\nmaren.oduya@example.com | +44 20 7946 0812\n\nExperience\nBackend Engineer, Kestrel Systems (Jan 2019 – present)\n\nSkills\nGo, PostgreSQL';
  await hand.bring(
    page.getByLabel('Résumés as files'),
    { name: 'maren.txt', type: 'text/plain', text: resume },
    { name: 'broken.docx', type: 'application/zip', text: 'PK\u0003\u0004' },
  );
  await expect(page.getByText('1 of 2 read')).toBeVisible({ timeout: 60_000 });
  await hand.press(button(page, 'Add 1 to the board'));
  const card = page.locator('[data-board-card]', { hasText: 'Maren Oduya' });
  await card.scrollIntoViewIfNeeded();
  await hand.press(card.getByRole('button', { name: /^Move to / }));
  await hand.press(link(page, 'Candidates'));
  await hand.type(page.getByLabel('Find applications'), 'maren');
  await expect(page.getByText(/^1 of /)).toBeVisible();
  const csv = (await hand.download(button(page, 'Download applications as CSV'))).toString();
  expect(csv).toContain('Maren Oduya');
  expect(csv).toContain('maren.oduya@example.com');
  hand.end();
});

test('learning: a teacher brings a class and takes its grade book away', async ({ page, origin }) => {
  const hand = await stranger(page, '/online-student-training-portal/demo', origin);
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Import your class'));
  await hand.bring(
    fileField(page),
    ownTable('klasse.csv', [
      ['Klasse', 'Schülerin oder Schüler'],
      ['7b', 'Zoë Brown'],
      ['7b', ''],
      ['7b', 'Kwame Mensah'],
    ]),
  );
  const check = page.getByRole('dialog', { name: '3 rows in klasse.csv' });
  await hand.choose(columnFor(check, 'Name'), 'Schülerin oder Schüler');
  await expect(check.getByRole('region', { name: 'Lines with problems' })).toContainText('Line 3');
  await hand.type(check.getByLabel('Name of the group'), 'Klasse 7b');
  await hand.press(check.getByRole('button', { name: 'Import 2 students' }));
  const csv = (await hand.download(button(page, /^Download/))).toString();
  expect(csv).toContain('Zoë Brown');
  expect(csv).toContain('Kwame Mensah');
  expect(csv).not.toContain('Amara Osei');
  hand.end();
});

test('certificates: a list of names comes in, is signed, and one goes out as a PDF', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/certificate-issuance-portal', origin);
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Add your list of names'));
  await hand.bring(
    fileField(page),
    ownTable('teilnehmer.csv', [
      ['Teilnehmerin', 'Schulung'],
      ['Zoë Brown', 'Working at height'],
      ['欧阳娜娜', 'Working at height'],
    ]),
  );
  await hand.choose(columnFor(page, 'Name'), 'Teilnehmerin');
  await hand.choose(columnFor(page, 'Course'), 'Schulung');
  await hand.press(button(page, 'Import 2 names'));
  await hand.type(page.getByLabel('Issued by'), 'Own Training');
  // The made-up names went when somebody’s own came.
  await hand.press(button(page, 'Issue 2 certificates'));
  await hand.press(link(page, '欧阳娜娜'));
  const pdf = await hand.download(page.getByRole('button', { name: 'Download PDF', exact: true }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  hand.end();
});

const contactTable = ownTable('kontakte.csv', [
  ['Ansprechpartner', 'Firmenname', 'Schreiben an', 'Mobilnummer'],
  ['Núria Castellà', 'Taller Nou', 'nuria@taller.example', '+34 600 555 010'],
  ['Éva Tóth', 'Tóth Kft', 'eva@toth.example', ''],
]);

/** Brings the two contacts in; says which column is which where it isn’t known. */
async function bringContacts(page: Page, hand: Awaited<ReturnType<typeof stranger>>) {
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Import your contacts'));
  await hand.bring(fileField(page), contactTable);
  for (const [column, field] of [
    ['Ansprechpartner', 'Name'],
    ['Firmenname', 'Company'],
    ['Schreiben an', 'Email'],
    ['Mobilnummer', 'Phone'],
  ] as const)
    await hand.choose(page.getByLabel(`What “${column}” holds`), field);
  await hand.press(button(page, 'Import all 2'));
}

test('lead desk: contacts come in, a call is noted, and they go out as CSV without anybody made up', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/feature-crm', origin);
  await bringContacts(page, hand);
  await hand.press(link(page, 'Núria Castellà'));
  await hand.press(button(page, 'Called'));
  await hand.type(page.getByLabel('What was said on the phone?'), 'Wants a sample');
  await hand.press(button(page, 'Save call'));
  await expect(page.getByText('Wants a sample').first()).toBeVisible();
  await hand.press(link(page, 'People'));
  await hand.press(button(page, 'Export'));
  const csv = (await hand.download(page.getByRole('menuitem', { name: 'CSV' }))).toString();
  expect(csv).toContain('Núria Castellà');
  expect(csv).toContain('eva@toth.example');
  expect(csv.trim().split('\n')).toHaveLength(3);
  hand.end();
});

test('circle: contacts come in, a talk is written down, and they go out as a vCard', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/personal-crm-business', origin);
  await bringContacts(page, hand);
  await hand.press(link(page, 'People'));
  await hand.press(link(page, /Éva Tóth/));
  await hand.type(page.getByLabel('What about?'), 'Her new shop');
  await hand.press(page.getByRole('button', { name: 'We spoke', exact: true }));
  await hand.press(link(page, 'People'));
  const card = (await hand.download(button(page, 'Download vCard'))).toString();
  expect(card.match(/^FN:.*/gm)?.map((line) => line.trim())).toEqual(['FN:Núria Castellà', 'FN:Éva Tóth']);
  hand.end();
});

test('accounting: invoices and a statement come in, a payment is posted, and the journal goes out', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/accounting', origin);
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Import your invoices'));
  await hand.press(button(page, 'Import invoices'));
  await hand.bring(
    page.getByRole('dialog', { name: 'Import invoices' }).locator('input[type=file]'),
    ownTable('rechnungen.csv', [
      ['Beleg', 'Wer', 'Wann', 'Wieviel'],
      ['A-2031', 'Studio Kern', today, '1.190,00'],
      ['A-2032', 'Studio Kern', 'soon', '5,00'],
    ]),
  );
  const check = page.getByRole('dialog', { name: '2 rows in rechnungen.csv' });
  for (const [field, column] of [
    ['Number', 'Beleg'],
    ['Customer', 'Wer'],
    ['Date', 'Wann'],
    ['Total with VAT', 'Wieviel'],
  ] as const)
    await hand.choose(columnFor(check, field), column);
  await hand.press(check.getByRole('button', { name: 'Import 1 invoice' }));
  await hand.press(link(page, /^Bank/));
  await hand.press(button(page, 'Import a statement'));
  await hand.bring(
    page.getByRole('dialog', { name: 'Import a bank statement' }).locator('input[type=file]'),
    ownTable('umsatz.csv', [
      ['Buchungstag', 'Auftraggeber', 'Verwendungszweck', 'Betrag'],
      [today, 'Studio Kern', 'Rechnung A-2031', '1190,00'],
    ]),
  );
  await hand.press(
    page.getByRole('dialog', { name: /in umsatz.csv$/ }).getByRole('button', { name: /^Import \d/ }),
  );
  const mine = page.locator('[data-pair]').filter({ hasText: 'Studio Kern' });
  await expect(mine).toContainText('Invoice A-2031');
  await hand.press(mine.getByRole('button', { name: /^Post/ }));
  await hand.press(link(page, 'Books'));
  const csv = (await hand.download(button(page, 'Download CSV'))).toString();
  expect(csv).toContain('Studio Kern: Rechnung A-2031,1200,Bank,1190,');
  hand.end();
});

test('counselling: an adviser brings a school’s list, settles one plan and takes the list away', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/studet-counselling', origin);
  await hand.choose(
    application(page).getByLabel('View as').filter({ visible: true }),
    'Adviser: Joan Castellani',
  );
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Import your students'));
  await hand.bring(
    fileField(page),
    ownTable('schule.csv', [
      ['Wer', 'Möchte', 'Rechnen', 'Wohnt in'],
      ['Zoë Brown', 'Health', '94', 'Leeds'],
      ['Ida Moe', 'Computing', '85', 'Brack'],
    ]),
  );
  for (const [field, column] of [
    ['Name or first name', 'Wer'],
    ['First wish', 'Möchte'],
    ['Maths', 'Rechnen'],
    ['Where they want to stay', 'Wohnt in'],
  ] as const)
    await hand.choose(columnFor(page, field), column);
  await hand.press(button(page, 'Import 2 students'));
  await hand.press(link(page, /^Zoë Brown/));
  await hand.press(application(page).getByText('Paths', { exact: true }));
  await hand.press(button(page, 'Make this the plan').first());
  await hand.press(link(page, /^Students/));
  const csv = (await hand.download(button(page, 'Download the list of students'))).toString();
  expect(csv).toMatch(/^Zoë Brown,(Missed a date|Due within 7 days|On track),[^,\n]+/m);
  expect(csv).toMatch(/^Ida Moe,Hasn’t chosen yet,/m);
  hand.end();
});

test('health: a patient brings the readings of a machine and takes them to the doctor', async ({
  page,
  origin,
}) => {
  const hand = await stranger(page, '/healthcare', origin);
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(link(page, 'Import your readings'));
  await hand.bring(
    fileField(page),
    ownTable('messungen.csv', [
      ['Am', 'Um', 'Oben', 'Unten', 'Herz'],
      ['2026-01-05', '7:30', '128', '82', '64'],
      ['2026-01-06', '7:35', '131', '84', ''],
    ]),
  );
  for (const [field, column] of [
    ['Day', 'Am'],
    ['Time', 'Um'],
    ['Blood pressure, upper value', 'Oben'],
    ['Blood pressure, lower value', 'Unten'],
    ['Pulse', 'Herz'],
  ] as const)
    await hand.choose(columnFor(page.getByRole('dialog', { name: /in messungen.csv$/ }), field), column);
  await hand.press(button(page, /^Import 2 readings/));
  const csv = (await hand.download(button(page, 'Download CSV'))).toString();
  expect(csv).toContain('2026-01-05,07:30,128,82,mmHg');
  // The made-up ones went.
  expect(csv.trim().split('\n')).toHaveLength(4);
  hand.end();
});

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { hands } from './applications/hands.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

const address = '/online-student-training-portal/demo';

test('a student solves an exercise, finishes the lesson and finds it after reloading', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  const editor = page.getByLabel('Your query');
  await editor.fill('select what from items');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The answer has 2 columns (what, found_on)')).toBeVisible();
  await editor.fill('select what, found_on from items');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Right: 50 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Exercise 1, solved' })).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('a teacher marks work by the rubric and takes the grades away', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.getByLabel('View as').first().selectOption('teacher');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const grades = await readFile(await (await waiting).path(), 'utf8');
  expect(grades).toContain('Amara Osei');
  await page.getByRole('link', { name: 'Marking' }).first().click();
  await page.getByText('Tomás Herrera').click();
  await page.getByRole('button', { name: 'Save marks' }).first().click();
  await expect(page.getByText('Choose a level for “The question”')).toBeVisible();
});

test('an endless query can be stopped, and what was typed stays', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';
  await page.getByLabel('Your query').fill(endless);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. What you typed is still there.')).toBeVisible();
  await expect(page.getByLabel('Your query')).toHaveValue(endless);
});

test('a lesson can be taken on a phone without a network, and nothing is sent', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).tap();
  await page.getByLabel('Your query').fill('select what, found_on from items');
  await page.getByRole('button', { name: 'Run query' }).tap();
  await expect(page.getByText('Right: 50 rows')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next exercise' }).tap();
  await page.getByLabel('Your query').fill("select name || ' (' || district || ')' as label from places");
  await page.getByRole('button', { name: 'Run query' }).tap();
  await expect(page.getByText('Right: 11 rows')).toBeVisible();
  expect(sent).toEqual([]);
  await context.close();
});

for (const { where, options, press } of hands)
  test.describe(where, () => {
    test.use(options);

    test('an author writes a course with a quiz, and a student passes it', async ({ page, origin }) => {
      const misdeeds = watch(page, origin);
      await page.goto(address);
      await press(page.getByRole('button', { name: 'Look around' }));
      const role = page.getByLabel('View as').filter({ visible: true });
      await role.selectOption('author');
      await press(page.getByRole('button', { name: 'New course' }));
      await press(page.getByRole('button', { name: 'Create course' }));
      await page.getByRole('textbox', { name: 'Title' }).fill('Knots for beginners');
      await page.getByLabel('Summary').fill('Tie a rope so that it holds.');
      await page.getByLabel('Level').selectOption('beginner');
      await press(page.getByRole('button', { name: 'Create course' }));
      await press(page.getByRole('button', { name: 'Publish' }));
      await expect(page.getByText('The course has no lessons yet.').first()).toBeVisible();
      expect(await tooWide(page)).toBe(0);
      await press(page.getByRole('button', { name: 'Add lesson' }));
      await page.getByRole('textbox', { name: 'Title' }).fill('The bowline');
      await press(page.getByRole('button', { name: 'Add lesson' }).last());
      await page
        .getByRole('textbox', { name: 'Text' })
        .fill('It holds.\n\n## How it goes\n\nThe rabbit comes out.');
      await press(page.getByRole('link', { name: 'Add question' }));
      await press(page.getByRole('button', { name: 'Save question' }));
      await expect(page.getByText('Enter the question.')).toBeVisible();
      await page.getByLabel('Question', { exact: true }).fill('Does a bowline hold?');
      await page.getByLabel('Choice 1', { exact: true }).fill('Yes');
      await page.getByLabel('Choice 2', { exact: true }).fill('No');
      expect(await tooWide(page)).toBe(0);
      await press(page.getByRole('button', { name: 'Save question' }));
      await expect(page.getByText('One right choice, 1 point')).toBeVisible();
      await press(page.getByRole('link', { name: 'Knots for beginners' }));
      await press(page.getByRole('button', { name: 'Publish' }));

      await role.selectOption('student');
      await press(page.getByRole('link', { name: 'Courses' }).filter({ visible: true }).first());
      await press(page.getByRole('button', { name: /^Start course.*Knots for beginners/ }));
      await expect(page.getByRole('heading', { name: 'How it goes' })).toBeVisible();
      await press(page.getByRole('button', { name: 'Start the quiz' }));
      await page.getByLabel('Yes', { exact: true }).check();
      await press(page.getByRole('button', { name: 'Hand in answers' }));
      await expect(page.getByText('Your best: 1 point (100%).')).toBeVisible();
      await press(page.getByRole('button', { name: 'Mark as finished' }));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Finished: open it again' })).toBeVisible();
      expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
    });
  });

test('a built-in course is copied, exported and imported, and a broken file is refused', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.getByLabel('View as').first().selectOption('author');
  await page.getByRole('button', { name: 'Duplicate SQL that answers questions' }).click();
  await expect(page.getByRole('heading', { name: 'SQL that answers questions (copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'Move “Ask for what you need” down' }).click();
  const lessons = page.getByRole('list', { name: 'Lessons' }).getByRole('listitem');
  await expect(lessons.nth(1)).toContainText('Ask for what you need');
  await page.getByRole('link', { name: 'All courses' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export SQL that answers questions (copy)' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  const input = page.getByLabel('An exported course');
  const upload = (text: string) =>
    input.setInputFiles({ name: 'course.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await upload(file.replace('"points": 2', '"points": 99'));
  await expect(page.getByText(/^Lesson \d, question \d, “points”/)).toBeVisible();
  await upload(file.replace('(copy)', '(brought)'));
  await expect(page.getByRole('heading', { name: 'SQL that answers questions (brought)' })).toBeVisible();
  await expect(lessons).toHaveCount(8);
});

test('a teacher sets work, a student hands it in with a file, and the marks reach the grade book', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  const role = page.getByLabel('View as').first();
  await role.selectOption('teacher');
  await page.getByRole('link', { name: 'Groups' }).first().click();
  await page.getByRole('link', { name: 'New group' }).click();
  await page.getByLabel('Name').fill('Evening group');
  await page.getByLabel('Course', { exact: true }).selectOption('sql');
  await page.getByLabel('Last day').fill('31/12/2099');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Choose at least one student.')).toBeVisible();
  await page.getByLabel('Noa Feldman').check();
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('link', { name: 'Marking' }).first().click();
  await page
    .getByLabel('Group', { exact: true })
    .selectOption({ label: 'SQL that answers questions: Evening group' });
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByRole('button', { name: 'Create assignment' }).click();
  await expect(page.getByText('Give the assignment a title.')).toBeVisible();
  await page.getByLabel('Title').fill('Three queries');
  await page
    .getByLabel('What students should hand in')
    .fill('Write three queries that nobody has asked for.');
  await page.getByLabel('Last day to hand in').fill('30/12/2099');
  await page.getByLabel('Name of criterion 1').fill('The queries');
  await page.getByRole('button', { name: 'Create assignment' }).click();
  await expect(page.getByText('No one has handed in anything yet.')).toBeVisible();

  await role.selectOption('student');
  await page
    .getByRole('link', { name: /^Tasks/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Three queries/ }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText('Write something or add a file.')).toBeVisible();
  await page.getByLabel('Your work').fill('select 1;');
  const given = { name: 'queries.sql', mimeType: 'text/plain', buffer: Buffer.from('select 2;') };
  await page.getByLabel('File (optional)').setInputFiles(given);
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hand in again' })).toBeVisible();

  await role.selectOption('teacher');
  await page.getByRole('link', { name: 'Marking' }).first().click();
  await page
    .getByLabel('Group', { exact: true })
    .selectOption({ label: 'SQL that answers questions: Evening group' });
  await page.getByText('Noa Feldman', { exact: true }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /queries\.sql/ }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toBe('select 2;');
  await page.getByLabel('Partly there').check();
  await page.getByLabel('Feedback for the student').fill('Two more, please.');
  await page.getByRole('button', { name: 'Save marks' }).click();
  await expect(page.getByText('1 of 2 points')).toBeVisible();
  await page.getByRole('link', { name: 'Grades' }).first().click();
  await page
    .getByLabel('Group', { exact: true })
    .selectOption({ label: 'SQL that answers questions: Evening group' });
  await expect(page.getByRole('row', { name: /Noa Feldman.*50%/ })).toBeVisible();

  await role.selectOption('student');
  await page.reload();
  await page
    .getByRole('link', { name: /^Tasks/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Three queries.*1 of 2 points/ }).click();
  await expect(page.getByText('Two more, please.')).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone the first steps lead a teacher from a list of names to its grade book', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin, ...phone });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).tap();
  await page.getByText('Try it with your own data').tap();
  await page.getByRole('link', { name: 'Import your class' }).tap();
  await expect(page.getByLabel('View as').filter({ visible: true })).toHaveValue('teacher');
  await page.getByLabel('Or paste rows').fill('Schüler;Klasse\nZoë Brown;7b\n;7b\nKwame Mensah;7b\n');
  await page.getByRole('button', { name: 'Use these rows' }).tap();
  const check = page.getByRole('dialog', { name: '3 rows in Pasted rows' });
  await check.getByLabel('Name', { exact: true }).selectOption('Schüler');
  await expect(check.getByRole('region', { name: 'Lines with problems' })).toContainText('Line 3');
  await check.getByLabel('Name of the group').fill('Klasse 7b');
  await check.getByRole('button', { name: 'Import 2 students' }).tap();
  await expect(page.getByLabel('Group', { exact: true }).locator('option:checked')).toContainText(
    'Klasse 7b',
  );
  expect(await tooWide(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).tap();
  const grades = await readFile(await (await waiting).path(), 'utf8');
  expect(grades).toContain('Zoë Brown');
  expect(grades).toContain('Kwame Mensah');
  expect(sent).toEqual([]);
  await context.close();
});

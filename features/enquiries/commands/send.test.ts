import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '#lib/run/puzzle.ts';
import { makePuzzle } from '#server/puzzle/puzzle.ts';
import { services } from '#server/services.ts';
import { eventKinds, mailsTo } from '#server/testing/test-services.ts';
import { marketingConsent } from '../consent.ts';
import { shownReceipt } from '../receipt-page.server.ts';
import { readForm, receiveEnquiry } from '../receive.server.ts';
import { enquiryConsents } from '../tables.server.ts';
import {
  allEnquiries,
  allFiles,
  allMessages,
  ann,
  anotherNetwork,
  formOf,
  inTestWorld,
  post,
  sendAsAnn,
  solved,
  sources,
  tokenIn,
} from '../testing/world.server.ts';

inTestWorld();

describe('an enquiry with a solved puzzle', () => {
  it('is kept with where it came from, and both sides get a mail', async () => {
    const taken = await sendAsAnn({
      topics: ['rescue', 'ai'],
      budget: '10-30',
      timeline: 'now',
      company: ' Example\nLtd ',
      query: '?plan=weekly&role=Test+engineer&application=planner&utm_source=letter&other=x',
      page: '/pricing',
    });
    expect(taken.state).toBe('open');
    const [enquiry] = await allEnquiries();
    expect(enquiry).toMatchObject({
      reference: taken.reference,
      state: 'open',
      company: 'Example Ltd',
      topics: ['rescue', 'ai'],
      budget: '10-30',
      timeline: 'now',
      subject: {
        plan: { slug: 'weekly', name: 'Weekly' },
        role: 'Test engineer',
        application: { slug: 'planner', name: 'The planner' },
      },
      campaign: { utm_source: 'letter' },
      page: '/pricing',
    });
    const [toAnn] = await mailsTo('ann@example.com');
    const [toStaff] = await mailsTo('team@akra.example');
    expect(toAnn?.payload.text).toContain(taken.reference);
    expect(toAnn?.payload.text).toContain('an answer by tomorrow, 10:00 (Berlin)');
    // Whoever types a stranger's address must not be able to write to them through us.
    expect(JSON.stringify(toAnn?.payload)).not.toContain('by hand');
    expect(JSON.stringify(toAnn?.payload)).not.toContain('Ann Example');
    expect(toStaff?.payload.text).toContain('Our rounds are planned by hand.');
    expect(toStaff?.payload.text).toContain('Budget: €10,000 to €30,000');
    expect(toStaff?.payload.text).toContain('Weekly: test engineer');
    expect(toStaff?.payload).toMatchObject({ replyTo: 'ann@example.com' });
    expect(await eventKinds()).toEqual(['enquiry.sent']);
  });

  it('has a thank-you page that can be opened again and again', async () => {
    const { token, reference } = await sendAsAnn();
    expect(await shownReceipt(token)).toMatchObject({ reference, confirmed: true, files: 0 });
    expect(await shownReceipt(token)).toMatchObject({ reference });
    expect(await shownReceipt(`${token}x`)).toBeNull();
    expect(await shownReceipt(await tokenIn('ann@example.com', 'conversation'))).toBeNull();
  });

  it('is sent once, however often the button is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendAsAnn({ key: 'made-by-script' })));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await allEnquiries()).toHaveLength(1);
    expect(await mailsTo('ann@example.com')).toHaveLength(1);
  });

  it('keeps a consent in the words that were ticked, and none that was not', async () => {
    const consents = () => services().database.db.select().from(enquiryConsents);
    await sendAsAnn();
    expect(await consents()).toEqual([]);
    await sendAsAnn({ consent: 'yes', message: 'Another.' });
    expect(await consents()).toMatchObject([
      {
        ...marketingConsent,
        purpose: 'marketing',
        givenAt: new Date('2026-11-16T09:00:00Z'),
        withdrawnAt: null,
      },
    ]);
  });

  it('takes along what was made in a demo, and staff open it there', async () => {
    await sendAsAnn({ query: '?demo=rounds&state=eyJzdG9wcyI6MTJ9' });
    expect((await allEnquiries())[0]?.subject).toEqual({
      demo: { path: '/rounds/demo', name: 'Rounds', state: 'eyJzdG9wcyI6MTJ9' },
    });
    const [mail] = await mailsTo('team@akra.example');
    expect(mail?.payload.text).toContain('https://akra.example/rounds/demo?state=eyJzdG9wcyI6MTJ9');
  });
});

describe('what is not taken', () => {
  it('an answer that solves no puzzle of ours, or one that was used', async () => {
    const puzzle = await solved();
    expect((await post('enquiry', { ...ann, puzzle: 'made.up:1' })).status).toBe(422);
    expect((await post('enquiry', { ...ann, puzzle })).status).toBe(303);
    const again = await post('enquiry', { ...ann, message: 'Again.', puzzle });
    expect(again).toMatchObject({ status: 422, refusal: { code: 'puzzle_wrong' } });
    expect(await allEnquiries()).toHaveLength(1);
  });

  it('less counting than a browser is asked for', async () => {
    const puzzle = makePuzzle(services().secret);
    expect(puzzle.difficulty).toBe(16);
    const full = await solvePuzzle(puzzle);
    const count = Number(full.split(':')[1]);
    expect((await post('enquiry', { ...ann, puzzle: `${puzzle.challenge}:${count - 1}` })).status).toBe(422);
    expect((await post('enquiry', { ...ann, puzzle: full })).status).toBe(303);
  });

  it('a form whose hidden field is filled in', async () => {
    const refused = await post('enquiry', {
      ...ann,
      puzzle: await solved(),
      website: 'https://x.example',
    });
    expect(refused).toMatchObject({ status: 422, refusal: { code: 'filled_by_machine' } });
    expect(await allEnquiries()).toEqual([]);
  });

  it('a body that is no form', async () => {
    const sent = new Request('https://akra.example/', { method: 'POST', body: 'hello' });
    await expect(readForm(sent, anotherNetwork())).rejects.toMatchObject({ status: 400 });
  });

  it('says what is wrong beside each field', async () => {
    const refused = await post('enquiry', {
      ...ann,
      name: ' ',
      email: 'ann@',
      message: '',
      topics: ['x'],
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.refusal?.fields ?? {}).sort()).toEqual([
      'email',
      'message',
      'name',
      'topics.0',
    ]);
  });

  it('more of them to one address than anybody writes', async () => {
    const statuses = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push((await post('enquiry', { ...ann, message: `No. ${n}`, puzzle: await solved() })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await allEnquiries()).length).toBeLessThanOrEqual(6);
  });
});

describe('without scripts', () => {
  const send = (more: Parameters<typeof formOf>[0] = {}, address = anotherNetwork()) =>
    receiveEnquiry(formOf({ ...ann, ...more }), { address, sources, sender: null });

  it('is asked for no confirmation where no mail can leave', async () => {
    await send();
    expect((await allEnquiries())[0]?.state).toBe('open');
    expect((await mailsTo('ann@example.com')).map(({ purpose }) => purpose)).toEqual(['enquiry.received']);
    expect(await mailsTo('team@akra.example')).toHaveLength(1);
  });

  it('gives everything back that was typed, files too, when something is wrong', async () => {
    const file = new File(['Name;Stops\n'], 'stops.csv');
    const { refusal } = (await send({ email: 'ann@', topics: ['ai'], files: [file], website: '' })) as {
      refusal: NonNullable<unknown>;
    };
    expect(refusal).toMatchObject({
      status: 422,
      fields: { email: expect.any(String) },
      typed: { ...ann, email: 'ann@' },
      topics: ['ai'],
      files: [{ name: 'stops.csv', bytes: 11, token: expect.any(String) }],
    });
    const { files } = refusal as { files: { token: string }[] };
    await send({ files: files.map(({ token }) => token) });
    const [message] = await allMessages();
    expect(await allFiles()).toMatchObject([{ name: 'stops.csv', messageId: message?.id }]);
  });

  it('keeps a flood from one network out sooner than with scripts', async () => {
    const network = anotherNetwork();
    const taken = [];
    for (let n = 0; n < 6; n += 1) taken.push(await send({ email: `v${n}@example.com` }, network));
    const refused = taken.filter((one) => 'refusal' in one && one.refusal.status === 429);
    expect(refused).toHaveLength(2);
  });

  it('does not even read more forms than people send', async () => {
    const network = anotherNetwork();
    const read = () =>
      readForm(new Request('https://akra.example/', { method: 'POST', body: formOf(ann) }), network);
    for (let n = 0; n < 15; n += 1) await read();
    await expect(read()).rejects.toMatchObject({ status: 429 });
  });
});

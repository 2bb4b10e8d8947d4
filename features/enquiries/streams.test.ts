import { expect, it } from 'vitest';
import { renewLink } from './commands/renew-link.server.ts';
import {
  annsAccount,
  anotherNetwork,
  app,
  inTestWorld,
  miasAccount,
  post,
  present,
  sendAsAnn,
  tokenIn,
} from './testing/world.server.ts';

inTestWorld();

/** Opens a live page and reads along; `leave` is what closing the tab does. */
async function listen(query = '') {
  const answer = await app.request(`/api/enquiries/stream${query}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  })();
  return { status: answer.status, text: () => text, leave: () => reader?.cancel() };
}

const until = (holds: () => boolean) => expect.poll(holds, { interval: 20 }).toBe(true);

it('tells an account and the holders of links of an answer, and a stranger nothing', async () => {
  const { reference } = await sendAsAnn();
  const token = await tokenIn('ann@example.com', 'conversation');
  present.person = { ...annsAccount, userId: 'user-eve', email: 'eve@example.com' };
  const stranger = await listen();
  expect((await listen(`?reference=${reference}`)).status).toBe(410);
  present.person = annsAccount;
  const account = await listen();
  const byLink = await listen(`?token=${token}`);
  present.person = miasAccount;
  await post(`answer?reference=${reference}`, { message: 'On Tuesday?' });
  await until(() => account.text().includes(`{"reference":"${reference}"}`));
  await until(() => byLink.text().includes('event: change'));
  expect(stranger.text()).not.toContain('change');
  for (const open of [stranger, account, byLink]) await open.leave();
});

it('is open to nobody without a session or a link that is good', async () => {
  expect((await listen()).status).toBe(403);
  await sendAsAnn();
  const token = await tokenIn('ann@example.com', 'conversation');
  await renewLink({ token }, anotherNetwork());
  expect((await listen(`?token=${token}`)).status).toBe(410);
});

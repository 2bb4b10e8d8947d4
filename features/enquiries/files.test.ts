import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { forgetFiles } from './commands/forget.server.ts';
import { storageKey } from './files.server.ts';
import { allFiles, ann, app, inTestWorld, post, sendAsAnn, solved, tokenIn } from './testing/world.server.ts';

inTestWorld();

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj');
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  app.request(`/api/enquiries/files?${new URLSearchParams({ name })}`, { method: 'POST', body: bytes });
async function tokenOf(name: string, bytes = pdf): Promise<string> {
  return ((await (await upload(name, bytes)).json()) as { token: string }).token;
}

describe('files', () => {
  it('come ahead of their form, and only the two sides get them back', async () => {
    await sendAsAnn({ files: [await tokenOf('Plan.pdf')] });
    const [file] = await allFiles();
    expect(file).toMatchObject({ name: 'Plan.pdf', contentType: 'application/pdf', bytes: pdf.length });
    const get = (token: string) => app.request(`/api/enquiries/files/${file?.id}?token=${token}`);
    for (const email of ['ann@example.com', 'team@akra.example']) {
      const answer = await get(await tokenIn(email, 'conversation'));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Plan.pdf");
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
    }
    const other = await sendAsAnn({ email: 'eve@example.com' });
    expect(other.state).toBe('open');
    expect((await get(await tokenIn('eve@example.com', 'conversation'))).status).toBe(410);
    expect((await get('made.up')).status).toBe(410);
  });

  it('are refused by what they are, not by what they are called', async () => {
    const program = await upload('Plan.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]));
    expect([program.status, await program.json()]).toMatchObject([
      422,
      { error: { fields: { files: expect.stringContaining('Plan.pdf') } } },
    ]);
    expect((await upload('big.txt', new Uint8Array(10 * 1024 * 1024 + 1).fill(65))).status).toBe(422);
    expect((await upload('fits.txt', new Uint8Array(10 * 1024 * 1024).fill(65))).status).toBe(200);
    expect(await allFiles()).toHaveLength(1);
  });

  it('are five at the most, and each goes with one message only', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, (_, n) => tokenOf(`${n}.pdf`)));
    const puzzle = await solved();
    expect((await post('enquiry', { ...ann, files: tokens, puzzle })).status).toBe(422);
    expect((await sendAsAnn({ files: tokens.slice(0, 5) })).state).toBe('open');
    const again = await post('enquiry', {
      ...ann,
      message: 'Again.',
      files: tokens.slice(4),
      puzzle: await solved(),
    });
    expect(again.status).toBe(422);
  });

  it('of a form that is never sent are gone after a day', async () => {
    await tokenOf('Lost.pdf');
    await sendAsAnn({ files: [await tokenOf('Kept.pdf')] });
    const [lost, kept] = await allFiles();
    expect(await forgetFiles()).toBe(0);
    moveClock(86_400_001);
    expect(await forgetFiles()).toBe(1);
    expect((await allFiles()).map(({ id }) => id)).toEqual([kept?.id]);
    expect(await services().storage.get(storageKey(lost?.id ?? ''))).toBeNull();
    expect(await services().storage.get(storageKey(kept?.id ?? ''))).not.toBeNull();
  });
});

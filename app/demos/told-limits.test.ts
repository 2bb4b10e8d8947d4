import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitWords } from '#demos/kit/limits/limit-words.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { bounds } from '#demos/kit/models/jobs.ts';
import { speakTool } from '#demos/speak/tool.server.ts';
import { longestPiece } from '#engines/speech/cut.ts';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { openTestServices } from '#server/testing/test-services.ts';

let close: () => Promise<void>;
beforeEach(async () => {
  ({ close } = await openTestServices());
});
afterEach(() => close());

const sentence = () => toldLimits(speakTool).map(limitWords);

async function set(speak: number): Promise<void> {
  await services().inTransaction((tx) => changeSettings(tx, { tools: { speak } }, 'test'));
  await refreshSettings(services().database.db);
}

it('says what is set, and follows when it is changed', async () => {
  const more = 'A sentence that both voices read counts twice.';
  expect(sentence()).toEqual([
    `Our server reads 600 sentences aloud for you an hour, 40 of them in quick succession. ${more}`,
  ]);
  await set(1250);
  expect(sentence()[0]).toContain('1,250 sentences aloud');
  await set(1);
  expect(sentence()).toEqual([`Our server reads 1 sentence aloud for you an hour. ${more}`]);
  await set(0);
  expect(sentence()).toEqual([null]);
});

it('names the sizes that the server takes', () => {
  const limit = { hour: 5, atOnce: 9 };
  expect(limitWords({ tool: 'transcribe', ...limit })).toContain(`up to ${longestPiece} seconds`);
  expect(limitWords({ tool: 'embed', ...limit })).toContain(`up to ${bounds.texts} passages`);
});

import { forecastAddress } from '#demos/forecast/scheduled/forecast-address.server.ts';
import { sentenceOf } from '#demos/seo/findings.ts';
import { seoTool } from '#demos/seo/tool.server.ts';
import type { Working } from '#features/schedules/commands/run.server.ts';
import { seoFound } from '#features/schedules/seo-result.ts';
import { AppError } from '#server/errors.ts';

/** Checks a site as the demo does; a site of which no page can be read is not compared, or all its faults would seem fixed. */
const checkSite: Working = async (task, { visitor, signal }) => {
  const report = await seoTool.prepare(task).run({ visitor, signal, report: () => {} });
  if (report.pages.length === 0)
    throw new AppError({
      status: 422,
      code: 'unreadable',
      message: report.findings[0]?.what ?? 'We found no page to check at this address.',
    });
  return { said: `${sentenceOf(report)}.`, found: seoFound(report) };
};

/** Does what a schedule says, by what the demos are made of. */
export const doWork: Working = (task, hooks) =>
  task.work === 'seo' ? checkSite(task, hooks) : forecastAddress(task, hooks);

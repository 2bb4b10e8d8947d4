import { z } from 'zod';

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.looseObject({ title: z.string(), url: z.string() })])),
    }),
  ),
});
const refusalSchema = z.looseObject({ message: z.string() });

/** The registry's advisories about our packages, or the reason it didn't answer. */
export type Advisories = { is: 'known'; lines: string[] } | { is: 'unknown'; why: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads what `npm audit --json` printed. */
export function readAdvisories(printed: string): Advisories {
  const said = parsed(printed);
  const report = reportSchema.safeParse(said);
  if (report.success)
    return {
      is: 'known',
      lines: Object.entries(report.data.vulnerabilities).flatMap(([name, { severity, via }]) =>
        // A package that is only hit through another is listed with that one.
        via.flatMap((each) =>
          typeof each === 'string' ? [] : [`${severity}: ${name}: ${each.title} (${each.url})`],
        ),
      ),
    };
  const refusal = refusalSchema.safeParse(said);
  return { is: 'unknown', why: refusal.success ? refusal.data.message : 'npm gave no answer' };
}

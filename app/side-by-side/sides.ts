import { z } from 'zod';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import type { Report } from '#engines/seo/analyse.ts';

/** What both sites are compared by, in the order of the card. */
export const measures = [
  { id: 'parties', name: 'Other sites that learn about each visit', better: 'less' },
  { id: 'following', name: 'Companies that track visitors', better: 'less' },
  { id: 'cookies', name: 'Cookies set by the first response', better: 'less' },
  { id: 'headers', name: 'Points for security headers', better: 'more' },
  { id: 'serious', name: 'Serious privacy findings', better: 'less' },
  { id: 'seo', name: 'SEO score, out of 100', better: 'more' },
  { id: 'errors', name: 'SEO errors on the page', better: 'less' },
  { id: 'warnings', name: 'SEO warnings on the page', better: 'less' },
] as const;

type MeasureId = (typeof measures)[number]['id'];

const count = z.number().min(0).max(1e6);

/** The figures of one site. It may have come with a link, so anybody may have written it. */
export const sideSchema = z.object({
  address: z.string().max(2000),
  /** When it was looked at, ISO 8601. */
  at: z.iso.datetime(),
  figures: z.object({
    parties: count,
    following: count,
    cookies: count,
    headers: count,
    serious: count,
    seo: count,
    errors: count,
    warnings: count,
  } satisfies Record<MeasureId, unknown>),
});

export type Side = z.output<typeof sideSchema>;

/** The figures of a page, from the reports of both scans. */
export function sideOf(privacy: PrivacyReport, seo: Report): Side {
  const found = (severity: string) => seo.findings.filter((each) => each.severity === severity).length;
  return {
    address: privacy.address,
    at: privacy.at,
    figures: {
      parties: privacy.parties.length,
      following: privacy.parties.filter(({ follows }) => follows).length,
      cookies: privacy.cookies.length,
      // A scan of a fetched page always has a grade; only pasted sources have none.
      headers: Math.max(0, privacy.grade?.score ?? 0),
      serious: privacy.counts.serious,
      seo: seo.score.value,
      errors: found('error'),
      warnings: found('warning'),
    },
  };
}

export interface Row {
  id: MeasureId;
  name: string;
  yours: number;
  ours: number;
  ahead: 'yours' | 'ours' | 'level';
}

/** Both sites, measure by measure. */
export function rowsOf(yours: Side, ours: Side): Row[] {
  return measures.map(({ id, name, better }) => {
    const [mine, theirs] = [yours.figures[id], ours.figures[id]];
    const lead = better === 'less' ? theirs - mine : mine - theirs;
    return {
      id,
      name,
      yours: mine,
      ours: theirs,
      ahead: lead > 0 ? 'yours' : lead < 0 ? 'ours' : 'level',
    };
  });
}

/** How many measures each side leads. */
export function standing(rows: readonly Row[]): Record<Row['ahead'], number> {
  const among = (side: Row['ahead']) => rows.filter(({ ahead }) => ahead === side).length;
  return { yours: among('yours'), ours: among('ours'), level: among('level') };
}

/** The verdict in words. */
export function verdictOf(rows: readonly Row[]): string {
  const { yours, ours } = standing(rows);
  if (yours === ours) return yours === 0 ? 'Level on every measure' : 'A draw';
  return yours > ours ? 'Your site wins' : 'Our site wins';
}

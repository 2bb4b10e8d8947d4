import script from './no-script-until-touched.json' with { type: 'json' };
import database from './one-database-every-size.json' with { type: 'json' };
import quote from './quote-do-not-claim.json' with { type: 'json' };
import slot from './two-clicks-one-slot.json' with { type: 'json' };

/** A post of the journal, read aloud (`npm run recordings`). */
export interface Episode {
  slug: string;
  title: string;
  lead: string;
  /** The day of the recording. */
  recorded: string;
  seconds: number;
  bytes: number;
  peaks: readonly number[];
  chapters: readonly { at: number; name: string }[];
  /** What is heard, with the second at which each line begins; `ends` closes a paragraph. */
  lines: readonly { at: number; isHeading: boolean; ends: boolean; text: string }[];
}

/** The podcast, newest first. */
export const episodes: readonly Episode[] = [slot, database, script, quote];

/** Where the files of an episode are, without their ending. */
export const episodeFile = ({ slug }: Pick<Episode, 'slug'>): string => `/media/podcast/${slug}`;

import { sql } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { type KnownWord, type Reading, readWords, typedWords } from './words.ts';

const nothing: Reading = { groups: [], corrected: [], unknown: [] };

/** Understands what was typed: held against every word of the catalogue, whatever its size, in one query. */
export async function interpret(typed: string): Promise<Reading> {
  const words = typedWords(typed);
  if (words.length === 0) return nothing;
  const { rows } = await services().database.db.execute<KnownWord & Record<string, unknown>>(sql`
    select typed.word, typed.stem, known.is as known,
      case when typed.stem is null or known.is then '{}' else array(
        select application_words.word from application_words
        where application_words.word % typed.word or application_words.word like typed.word || '%'
        order by similarity(application_words.word, typed.word) desc, application_words.word
        limit 12
      ) end as alike
    from (
      select word, place, (ts_lexize('english_stem', word))[1] as stem
      from unnest(${sql.param(words)}::text[]) with ordinality as given (word, place)
    ) typed
    cross join lateral (
      select exists (select 1 from application_words where application_words.stem = typed.stem) as is
    ) known
    order by typed.place`);
  return readWords(rows);
}

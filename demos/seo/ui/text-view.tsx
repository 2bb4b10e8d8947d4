import type { TextAnalysis } from '#engines/seo/text/analyse-text.ts';
import type { Intent } from '#engines/seo/text/intent.ts';
import type { Term } from '#engines/seo/text/terms.ts';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import { Level } from '#ui/data/level.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';

const columns: DataColumn<Term>[] = [
  { id: 'term', heading: 'Term', value: ({ term }) => term },
  { id: 'count', heading: 'Times', kind: 'number', value: ({ count }) => count, onPhone: 'figure' },
  {
    id: 'density',
    heading: 'Share of words',
    kind: 'number',
    value: ({ density }) => density,
    cell: ({ density }) => `${density.toFixed(1)}%`,
    onPhone: 'note',
  },
];

const wants: Record<Intent, string> = {
  learn: 'Learn something',
  compare: 'Compare before choosing',
  buy: 'Buy or book',
  go: 'Find a place they know',
};

/** What a text is about, how hard it is to read, and what its readers want. */
export function TextView({ analysis }: { analysis: TextAnalysis }) {
  const { readability, terms, intents } = analysis;
  if (readability.words === 0) return <p>Type or paste a text on the left to see its analysis here.</p>;
  return (
    <div className="grid gap-10">
      <section>
        <h2 className="mb-4 text-xl">How hard it is to read</h2>
        <FactStrip
          facts={[
            { label: 'Reading ease', value: `${readability.ease}, ${readability.level}` },
            { label: 'Years of school', value: String(readability.grade) },
            { label: 'Words per sentence', value: String(readability.wordsPerSentence) },
            { label: 'Time to read', value: `${readability.minutes} min` },
          ]}
        />
        <p className="mt-3 max-w-[42rem] text-sm text-mute">
          Measured by the Flesch and Kincaid formulas for English: 100 is very easy, 30 suits graduates.
        </p>
      </section>
      <div className="grid items-start gap-10 xl:grid-cols-[3fr_2fr]">
        <section className="min-w-0">
          <h2 className="mb-4 text-xl">What it is about</h2>
          <Table
            caption="Most used words and phrases"
            captionHidden
            columns={columns}
            rows={terms.slice(0, 20)}
            rowId={({ term }) => term}
            density="dense"
          />
        </section>
        <section className="min-w-0">
          <h2 className="mb-4 text-xl">What its readers want</h2>
          {intents.length === 0 ? (
            <p className="text-pretty">
              No word in this text shows whether its readers want to learn, compare, buy or find a place.
            </p>
          ) : (
            <ul className="grid gap-5">
              {intents.map(({ intent, share, words }) => (
                <li key={intent}>
                  <Level
                    label={wants[intent]}
                    value={share}
                    max={1}
                    said={`${Math.round(share * 100)}%`}
                    className="[&_meter]:text-ink"
                  />
                  <p className="mt-1.5 wrap-anywhere text-sm text-mute">
                    By {words.map((word) => `“${word}”`).join(', ')}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}

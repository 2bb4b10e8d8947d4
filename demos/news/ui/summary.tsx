import { Square, Volume2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import type { Written } from '../reading.ts';
import type { NewsState } from '../state.ts';
import { saidAuthor } from '../words.ts';
import type { Place } from './places.ts';
import { SourceLink } from './source-link.tsx';
import { useReadAloud } from './use-read-aloud.ts';

interface SummaryProps {
  summary: Written;
  length: NewsState['length'];
  several: boolean;
  onLength: (length: NewsState['length']) => void;
  onShow: (place: Place) => void;
}

const lengths = [
  { value: 'brief', label: 'One line' },
  { value: 'short', label: 'Short' },
  { value: 'long', label: 'Long' },
];

/** The summary at one of three lengths: each sentence with a link to where it stands, and who it is by. */
export function Summary({ summary, length, several, onLength, onShow }: SummaryProps) {
  const aloud = useReadAloud();
  const { by, sentences } = summary;
  return (
    <section aria-labelledby="news-summary">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="news-summary" className="text-[1.375rem]">
          {by.is === 'provider' ? 'Summary' : 'Key sentences'}
        </h3>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label="Length"
            showLabel={false}
            size="small"
            options={lengths}
            value={length}
            onValueChange={(next) => onLength(next as NewsState['length'])}
          />
          {/* Only the browser knows whether it has a voice: its place is kept, so that nothing moves. */}
          <Button
            variant="ghost"
            size="small"
            className={aloud.can ? '' : 'invisible'}
            onClick={() =>
              aloud.at === null ? aloud.start(sentences.map(({ text }) => text)) : aloud.stop()
            }
          >
            {aloud.at === null ? (
              <Volume2 size={18} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <Square size={18} strokeWidth={1.5} aria-hidden="true" />
            )}
            {aloud.at === null ? 'Read aloud' : 'Stop'}
          </Button>
        </div>
      </div>
      <ol className="mt-3 grid gap-3">
        {sentences.map(({ text, sources }, at) => (
          <li
            key={text}
            aria-current={aloud.at === at || undefined}
            className="text-pretty rounded-input text-[1.0625rem] leading-relaxed aria-[current]:bg-selected"
          >
            {text}
            {sources.map((place) => (
              <SourceLink
                key={`${place.article}-${place.sentence}`}
                place={place}
                several={several}
                onShow={onShow}
              />
            ))}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-mute">{saidAuthor(by)}</p>
    </section>
  );
}

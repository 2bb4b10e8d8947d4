import { podcast } from '#content/detail-pages/podcast.ts';
import { type Episode, episodeFile, episodes } from '#content/podcast/episodes.ts';
import { readAloud } from '#content/screens/read-aloud.ts';
import { counted } from '#lib/money/grouped.ts';
import { clock } from '#lib/time/play-clock.ts';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { paragraphsOf } from './transcript.ts';

const minutes = (seconds: number): number => Math.round(seconds / 60);

const day = (iso: string): string =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** An episode with the browser's own player, which needs no script; a chapter opens the recording at its place. */
function EpisodeView({ episode }: { episode: Episode }) {
  const { title, lead, recorded, seconds, chapters, lines } = episode;
  const file = episodeFile(episode);
  return (
    <DetailSection heading={title}>
      <p className="text-lg leading-[1.6] text-pretty">{lead}</p>
      <p className="mt-2 text-sm text-mute">
        {clock(seconds)} min · recorded on {day(recorded)}
      </p>
      <audio controls preload="none" src={`${file}.ogg`} aria-label={title} className="mt-4 w-full">
        <track kind="captions" srcLang="en" src={`${file}.vtt`} />
      </audio>
      <h3 className="mt-6 mb-2 font-sans text-[.9375rem] font-semibold tracking-normal">Chapters</h3>
      <ol className="border-t border-line">
        {chapters.map(({ at, name }) => (
          <li key={at} className="border-b border-line">
            <a
              href={`${file}.ogg#t=${at}`}
              className="flex min-h-11 items-center gap-4 hover:underline hover:underline-offset-4"
            >
              <span className="w-12 font-mono text-sm tabular-nums text-mute">{clock(at)}</span>
              {name}
            </a>
          </li>
        ))}
      </ol>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer content-center font-medium">Transcript</summary>
        <div className="mt-2 grid gap-4">
          {paragraphsOf(lines).map(({ at, isHeading, text }) =>
            isHeading ? (
              <h4 key={at} className="mt-2 font-sans font-semibold tracking-normal">
                {text}
              </h4>
            ) : (
              <p key={at} className="leading-[1.6] text-pretty">
                {text}
              </p>
            ),
          )}
        </div>
      </details>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a
          href={`/blog/${episode.slug}`}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          Read the whole post
        </a>
        <a
          href={`${file}.ogg`}
          download
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          Download the episode
        </a>
      </p>
    </DetailSection>
  );
}

/** The journal as a podcast. */
export function PodcastPage() {
  const total = episodes.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <DetailPage
      back={{ href: '/blog', label: 'Journal' }}
      heading={podcast.heading}
      facts={`${counted(episodes.length, 'episode')} · ${counted(minutes(total), 'minute')}`}
      figure={
        <ScreenFrame
          variant="sheet"
          picture={readAloud}
          alt="A text that is read aloud by the voice of the episodes, the spoken sentence marked"
          eager
          sizes="(min-width: 64rem) 48rem, 90vw"
        />
      }
      lead={podcast.lead}
      action={{
        title: `${counted(episodes.length, 'episode')} to listen to`,
        terms: podcast.terms,
        primary: { label: 'Subscribe to the feed', href: '/podcast.rss' },
        secondary: { label: 'Hear your own text', href: '/ai-tools/text-to-speech' },
        note: podcast.note,
      }}
    >
      {episodes.map((episode) => (
        <EpisodeView key={episode.slug} episode={episode} />
      ))}
    </DetailPage>
  );
}

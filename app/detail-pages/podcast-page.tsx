import { podcast } from '#content/detail-pages/podcast.ts';
import { objects } from '#content/objects.ts';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';

/** A conversation that is read, not heard. */
export function PodcastPage() {
  return (
    <DetailPage
      back={{ href: '/blog', label: 'Journal' }}
      heading={podcast.heading}
      facts={podcast.facts}
      figure={
        <Picture
          picture={objects.microphone}
          alt="A microphone on a stand"
          eager
          sizes="(min-width: 64rem) 26rem, 80vw"
          className="mx-auto mb-4 aspect-square w-full max-w-[26rem] object-contain sm:mb-10"
        />
      }
      lead={podcast.lead}
      action={{
        title: 'Read in three minutes',
        terms: podcast.terms,
        primary: { label: 'Read the figures', href: '/pages/simple-feed#no-script-until-touched' },
        secondary: { label: 'Argue with us', href: '/contact-us' },
      }}
    >
      <DetailSection heading="Builder and critic, on scripts">
        <dl className="border-t border-line">
          {podcast.talk.map(([who, text]) => (
            <div
              key={text}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{who}</dt>
              <dd className="text-lg leading-[1.6] text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </DetailSection>
      <DetailSection heading="What came of it">
        <RuleList rules={podcast.decided} />
      </DetailSection>
    </DetailPage>
  );
}

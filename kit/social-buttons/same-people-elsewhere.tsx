import { SocialLink } from '#ui/actions/social-link.tsx';

export default function SamePeopleElsewhere() {
  return (
    <nav aria-label="Our profiles, sample addresses" className="flex flex-wrap gap-2">
      <SocialLink site="github" href="https://github.com" />
      <SocialLink site="mastodon" href="https://joinmastodon.org" rel="me noopener noreferrer" />
      <SocialLink site="bluesky" href="https://bsky.app" />
      <SocialLink site="youtube" href="https://www.youtube.com" />
      <SocialLink site="rss" href="/events.rss" label="Events by RSS" />
    </nav>
  );
}

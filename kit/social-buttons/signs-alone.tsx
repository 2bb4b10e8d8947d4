import { SocialLink } from '#ui/actions/social-link.tsx';
import { Tooltip } from '#ui/panels/tooltip.tsx';

const places = [
  { site: 'github', href: 'https://github.com', name: 'Our code on GitHub' },
  { site: 'mastodon', href: 'https://joinmastodon.org', name: 'Our notes on Mastodon' },
  { site: 'youtube', href: 'https://www.youtube.com', name: 'Recorded talks on YouTube' },
] as const;

export default function SignsAlone() {
  return (
    <div className="flex items-center gap-4 border-t border-line pt-4">
      <p className="flex-1 text-sm text-mute">A footer with little room</p>
      <div className="flex gap-2">
        {places.map(({ site, href, name }) => (
          <Tooltip key={site} text={name}>
            <SocialLink site={site} href={href} variant="sign" label={name} />
          </Tooltip>
        ))}
      </div>
    </div>
  );
}

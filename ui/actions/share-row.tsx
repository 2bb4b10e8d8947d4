import { Mail, Share2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { brandGlyphs } from '../icons/brand-glyphs.ts';
import { Button, ButtonLink } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { type ShareSite, shareAddress, shareMail } from './share-address.ts';
import { SocialLink } from './social-link.tsx';

interface ShareRowProps extends ComponentProps<'div'> {
  /** The full address of the page to share. */
  url: string;
  title: string;
  /** The other sites people can post on, in this order. */
  sites?: readonly ShareSite[];
}

/** Ways to share a page: copy, email, the device's own share menu where it has one, and links that carry the address. */
export function ShareRow({ url, title, sites = [], className = '', ...rest }: ShareRowProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`} {...rest}>
      <CopyButton
        text={url}
        label="Copy link"
        className="min-h-11 border border-line bg-raised px-4 text-[.9375rem]"
      />
      <ButtonLink variant="ghost" size="small" href={shareMail({ url, title })}>
        <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
        By email
      </ButtonLink>
      {canShare ? (
        // Whoever shuts the device's list has changed their mind; that is no error.
        <Button
          variant="ghost"
          size="small"
          onClick={() => navigator.share({ url, title }).catch(() => undefined)}
        >
          <Share2 size={20} strokeWidth={1.5} aria-hidden="true" />
          Share
        </Button>
      ) : null}
      {sites.map((site) => (
        <SocialLink
          key={site}
          site={site}
          variant="sign"
          label={`Post on ${brandGlyphs[site].name}`}
          href={shareAddress(site, { url, title })}
        />
      ))}
    </div>
  );
}

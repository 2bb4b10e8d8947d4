import { ground } from '#server/ground.ts';
import { readSettings } from '#server/settings/settings.ts';

/** The settings that every page shows. Whatever is here stands in the page's source: keep it small. */
export function siteFacts() {
  const { brand, links, contact } = readSettings();
  return {
    name: brand.name,
    suffix: brand.suffix,
    tagline: brand.tagline,
    chat: links.chat,
    repository: links.repository,
    email: contact.email,
    origin: ground().env.PUBLIC_URL,
  };
}

export type SiteFacts = ReturnType<typeof siteFacts>;

import { hiddenAddresses } from '#app/site-map/areas.server.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

/** The settings that every page shows. Whatever is here stands in the page's source: keep it small. */
export function siteFacts() {
  const { brand, links, contact, menus } = readSettings();
  return {
    name: brand.name,
    suffix: brand.suffix,
    tagline: brand.tagline,
    repository: links.repository,
    email: contact.email,
    origin: services().env.PUBLIC_URL,
    /** Addresses that are not to be named; empty on most sites. */
    hidden: hiddenAddresses(),
    /** The order of the menu where it is not the built one. */
    menuOrder: menus.order,
  };
}

export type SiteFacts = ReturnType<typeof siteFacts>;

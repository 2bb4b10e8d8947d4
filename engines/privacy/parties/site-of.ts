import thirdPartyWeb from 'third-party-web/nostats-subset.js';

/** The name somebody registered, of an address: `cdn.example.co.uk` belongs to `example.co.uk`. */
export const siteOf = (address: string): string => thirdPartyWeb.getRootDomain(address) ?? '';

/** What the tick about news says; a changed wording gets a new version, and both are kept with every consent. */
export const marketingConsent = {
  version: '2026-11-19',
  wording:
    'Email me, a few times a year at most, about new things you’ve built. I can stop these emails at any time.',
};

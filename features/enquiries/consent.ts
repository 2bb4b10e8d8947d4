/** What the tick about news says; a changed wording gets a new version, and both are kept with every consent. */
export const marketingConsent = {
  version: '2026-11',
  wording:
    'Tell me by mail, a few times a year at most, about new things you have built. I can end it any time.',
};

/** The spans that can be looked at, in days. */
export const spans = [7, 30, 90] as const;

/** The span that an address asks for; a month unless it says otherwise. */
export const spanOf = (url: URL): number =>
  spans.find((days) => String(days) === url.searchParams.get('days')) ?? 30;

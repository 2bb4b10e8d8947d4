/** The company's own rules for leave, told on the leave screen. */
export const carryRule = { days: 5, until: '03-31' };

/** The share of a team that may be away at once before a request is warned about. */
export const mostAway = 0.3;

/** Days of yearly leave in each country, for a week of five days. */
export const leaveDaysIn = { DE: 30, ES: 26, GB: 26, IE: 25, KE: 24, NL: 27, PL: 26, PT: 25 } as const;

/** Minutes of a full week of work; less is part time. */
export const fullWeek = 40 * 60;

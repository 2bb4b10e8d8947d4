import checked from '#kit/measured/accessibility.json' with { type: 'json' };

const pages = Object.values(checked);
const total = (of: (page: (typeof pages)[number]) => number) =>
  pages.reduce((sum, page) => sum + of(page), 0);

/** What the last run of the keyboard contracts saw. */
export const kitBars = [
  { name: 'Pages of components', value: pages.length, unit: 'pages' },
  { name: 'Documented keys that were pressed', value: total(({ keys }) => keys.length), unit: 'rows' },
  { name: 'States that axe looked at', value: total(({ states }) => states.length), unit: 'states' },
  { name: 'What axe found', value: total(({ findings }) => findings), unit: 'findings' },
].map((bar) => ({ ...bar, isOurs: true }));

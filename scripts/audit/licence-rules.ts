/** Licences that let anybody use, change and sell what they cover; OFL is for fonts, CC for texts and data. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that name no licence in their package.json, with the file of theirs that does. */
export const statedElsewhere: Readonly<Record<string, { licence: string; file: string; begins: string }>> = {
  // Comes with pdfkit. Its package.json has no such field; the file is in the package and in github.com/devongovett/png.js.
  'png-js': { licence: 'MIT', file: 'LICENSE', begins: 'MIT License' },
};

/** Packages allowed despite their licence, because they are developer tools and not part of the site. */
const developersOnly: readonly { packages: RegExp; licence: string }[] = [
  // libvips, which sharp loads as a library of its own: pictures of `npm run art` and of tests are drawn with it.
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/** A package as the lockfile lists it. */
export interface LockedPackage {
  name: string;
  licence: string | undefined;
  /** Whether only developers install it. */
  dev: boolean;
}

/** Whether an SPDX expression leaves a choice that is allowed: one side of OR, both sides of AND. */
export function isAllowed(expression: string, also: readonly string[] = []): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice.split(/\s+AND\s+/).every((id) => allowed.has(id.trim()) || also.includes(id.trim())),
    );
}

/** What is wrong with a package's licence, in a sentence; null where nothing is. */
export function licenceProblem({ name, licence, dev }: LockedPackage): string | null {
  const stated = licence ?? statedElsewhere[name]?.licence;
  if (!stated) return `${name} names no licence.`;
  const also = dev
    ? developersOnly.filter(({ packages }) => packages.test(name)).map(({ licence: more }) => more)
    : [];
  return isAllowed(stated, also) ? null : `${name} has the licence ${stated}, which is not on the list.`;
}

/** How many packages are under each licence, the most frequent first. */
export function countsByLicence(packages: readonly LockedPackage[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { name, licence } of packages) {
    const stated = licence ?? statedElsewhere[name]?.licence ?? 'none';
    counts.set(stated, (counts.get(stated) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
}

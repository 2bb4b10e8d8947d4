import type { Tag } from '../markup/read-markup.ts';
import { type KnownScript, knownScripts } from '../parties/known-scripts.ts';
import { atLine, type Evidence, type Finding, some } from './finding.ts';

/** A known script, and where it was found. */
export interface ScriptFound {
  script: KnownScript;
  evidence: readonly Evidence[];
}

/** Text around a match, so that somebody can find it again. */
function around(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  if (!match) return null;
  return text.slice(Math.max(0, match.index - 60), match.index + Math.min(match[0].length, 120) + 60);
}

const looked = new Set(['script', 'iframe', 'link', 'img']);

/** Scripts of the page that are known by pattern: by their address, or by their words. */
export function knownIn(tags: readonly Tag[]): ScriptFound[] {
  const relevant = tags.filter(({ name }) => looked.has(name));
  return knownScripts.flatMap((script) => {
    const evidence = relevant.flatMap(({ name, attributes, line, text }) => {
      const address = attributes.src ?? attributes.href ?? '';
      const found =
        around(address, script.pattern) ?? (name === 'script' ? around(text, script.pattern) : null);
      return found === null ? [] : [atLine(line, found)];
    });
    return evidence.length > 0 ? [{ script, evidence }] : [];
  });
}

const words = {
  recorder: {
    what: (name: string) => `${name} records what visitors do, to be played again`,
    lawyer:
      'Movements, clicks and often what is typed are kept as a film of one person. It needs consent first, a contract (Article 28 GDPR) and masked fields; special kinds of data (Article 9 GDPR) get in easily.',
    engineer: 'It listens to pointer, keys and changes of the document, and sends them as it goes.',
    mend: 'Load it after consent only, mask every field by default, and leave it out of forms and accounts.',
  },
  fingerprint: {
    what: (name: string) => `Devices can be known again without a cookie: ${name}`,
    lawyer:
      'Reading features of a device is access to it: consent first, unless it is strictly needed, such as against fraud (Article 5(3) ePrivacy Directive; EDPB Guidelines 2/2023).',
    engineer:
      'Features such as graphics, sound and fonts are joined to a number that stays when cookies are deleted.',
    mend: 'Leave it out, or keep it to the pages where fraud is fought, and say so in the policy.',
  },
} as const;

/** Recorders and fingerprinting that are known by pattern. */
export function findingsOfScripts(found: readonly ScriptFound[]): Finding[] {
  return found.flatMap(({ script, evidence }) => {
    if (script.kind === 'consent') return [];
    const { what, lawyer, engineer, mend } = words[script.kind];
    return [
      {
        id: `script.${script.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        area: 'scripts',
        weight: script.kind === 'recorder' ? 'serious' : 'warning',
        what: what(script.name),
        evidence: some(evidence),
        lawyer,
        engineer,
        mend,
      },
    ];
  });
}

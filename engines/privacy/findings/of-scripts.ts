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
    what: (name: string) => `${name} records what visitors do, so that someone can replay it`,
    lawyer:
      'It records one person’s movements, clicks and often what they type. It needs consent first, a contract (Article 28 GDPR) and masked fields, because sensitive data (Article 9 GDPR) is easily recorded too.',
    engineer:
      'It listens to the pointer, the keyboard and changes in the document, and sends them as they happen.',
    mend: 'Load it only after consent, mask every field by default, and keep it off forms and account pages.',
  },
  fingerprint: {
    what: (name: string) => `Devices can be recognised without a cookie: ${name}`,
    lawyer:
      'Reading the features of a device counts as access to it. It needs consent first, unless it is strictly necessary, for example against fraud (Article 5(3) ePrivacy Directive; EDPB Guidelines 2/2023).',
    engineer:
      'It combines features such as graphics, sound and fonts into a number that stays the same when cookies are deleted.',
    mend: 'Remove it, or use it only on pages that need protection against fraud, and say so in the policy.',
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

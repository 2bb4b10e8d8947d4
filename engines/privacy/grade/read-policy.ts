/** A content security policy: what each directive allows. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** A policy as written, or that it cannot be read; `twice` are reporting directives that stand there twice, which is harmless. */
interface ReadPolicy {
  policy: Policy | null;
  twice: boolean;
}

// Shorter than the shortest directive there is, it says nothing.
const shortest = 6;
const mayRepeat = new Set(['report-uri', 'report-to']);

function readOne(text: string): ReadPolicy {
  const policy = new Map<string, string[]>();
  let twice = false;
  if (text.length < shortest) return { policy: null, twice };
  for (const part of text.split(';')) {
    const [name = '', ...written] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    const sources = [...new Set(written)];
    if (policy.has(name)) {
      // Browsers take the first and forget the rest; the Observatory refuses it, so that somebody notices.
      if (!mayRepeat.has(name)) return { policy: null, twice };
      twice = true;
    }
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return { policy, twice };
}

const covers = (wide: string, narrow: string): boolean =>
  wide === narrow || (wide.endsWith('/') && narrow.startsWith(wide));

/** What both lists allow: the narrower of two that cover each other. */
function shared(one: readonly string[], other: readonly string[]): string[] {
  const narrow = other.filter((source) => one.some((wide) => covers(wide, source)));
  const rest = one.filter((source) => !narrow.includes(source) && other.some((wide) => covers(wide, source)));
  return [...narrow, ...rest];
}

/**
 * What several policies allow together, as the Observatory reads them: a source counts where both have it. A directive that a
 * later policy alone has counts as 'none', which is stricter than browsers are.
 */
function together(policies: readonly Policy[]): Policy {
  const [first = new Map<string, string[]>(), ...later] = policies;
  const joined = new Map(first);
  for (const policy of later) {
    for (const [name, sources] of policy) joined.set(name, shared(joined.get(name) ?? [], sources));
  }
  return new Map([...joined].map(([name, sources]) => [name, sources.length > 0 ? sources : ["'none'"]]));
}

/** Reads policies that hold at once; `policy` is null where one of them cannot be read. A header may hold several, between commas. */
export function readPolicies(texts: readonly string[]): ReadPolicy {
  const read = texts
    .flatMap((text) => text.split(','))
    .map((text) => readOne(text.replace(/[\r\n]/g, '').trim()));
  const policies = read.map(({ policy }) => policy);
  const whole = policies.filter((policy) => policy !== null);
  return {
    policy: whole.length === policies.length ? together(whole) : null,
    twice: read.some(({ twice }) => twice),
  };
}

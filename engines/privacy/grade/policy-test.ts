import type { Policy } from './read-policy.ts';
import { readPolicies } from './read-policy.ts';
import type { Result } from './scores.ts';

/** The test of the content security policy, with the policy that it read. */
interface PolicyVerdict {
  result: Result;
  /** What all policies allow together; null where there is none or it cannot be read. */
  policy: Policy | null;
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const unsafe = new Set([...broad, "'unsafe-inline'", 'data:']);
const passive = ['img-src', 'media-src'];
const onlyInHeaders = ['frame-ancestors', 'report-uri', 'sandbox'];

const isNamed = (source: string): boolean => /^'(sha256|sha384|sha512|nonce)-/.test(source);
const inClear = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:');
const any = <T>(list: readonly T[], set: ReadonlySet<T>): boolean => list.some((item) => set.has(item));

/** What browsers make of a list that names scripts by nonce or hash: the looser words beside them count no more. */
function tightened(sources: readonly string[], forScripts: boolean): readonly string[] {
  if (!sources.some(isNamed)) return sources;
  const inline = sources.filter((source) => source !== "'unsafe-inline'");
  if (!forScripts || !sources.includes("'strict-dynamic'")) return inline;
  return inline.filter(
    (source) => source !== "'self'" && ![...broad].some((beginning) => source.startsWith(beginning)),
  );
}

/** The same policy with its lists as browsers read them; where scripts have no list of their own, the default is theirs. */
function effective(policy: Policy): Map<string, readonly string[]> {
  const lists = new Map(policy);
  const scripts = lists.has('script-src') ? 'script-src' : 'default-src';
  lists.set(scripts, tightened(lists.get(scripts) ?? ['*'], true));
  const styles = lists.has('style-src') ? 'style-src' : 'default-src';
  lists.set(styles, tightened(lists.get(styles) ?? ['*'], false));
  if (!policy.has('default-src') && lists.has('default-src')) lists.delete('default-src');
  return lists;
}

function resultOf(policy: Policy, https: boolean): Result {
  const lists = effective(policy);
  const listOf = (name: string) => lists.get(name) ?? lists.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [listOf('script-src'), listOf('style-src'), listOf('object-src')];
  if (scripts.includes("'strict-dynamic'") && !scripts.some(isNamed)) return 'csp-header-invalid';
  if (any(scripts, unsafe) || any(objects, broad)) return 'csp-implemented-with-unsafe-inline';
  const active = [...lists].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (https && active.some(inClear)) return 'csp-implemented-with-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  const pictures = passive.flatMap((name) => lists.get(name) ?? lists.get('default-src') ?? []);
  if (https && pictures.some(inClear)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (any(styles, unsafe)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const defaults = lists.get('default-src');
  return defaults?.length === 1 && defaults[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** Directives that count inside a page's own markup, where some are forgotten by browsers. */
function countsInMarkup(texts: readonly string[]): boolean {
  const { policy } = readPolicies(texts);
  return policy !== null && [...policy.keys()].some((name) => !onlyInHeaders.includes(name));
}

/** How good a content security policy is; `reported` is the header that reports and forbids nothing. */
export function testPolicy(
  headers: readonly string[],
  metas: readonly string[],
  { https, reported }: { https: boolean; reported: boolean },
): PolicyVerdict {
  const { policy, twice } = readPolicies([...headers, ...metas]);
  if (headers.length + metas.length > 0 && policy === null) return { result: 'csp-header-invalid', policy };
  const inHeaders = (readPolicies(headers).policy?.size ?? 0) > 0;
  if (policy === null || !(inHeaders || countsInMarkup(metas)))
    return {
      result: reported ? 'csp-not-implemented-but-reporting-enabled' : 'csp-not-implemented',
      policy: null,
    };
  const result = resultOf(policy, https);
  const passed = /no-unsafe|style-src-only|passive/.test(result);
  return { result: passed && twice ? 'csp-implemented-but-duplicate-directives' : result, policy };
}

import type { RichNode } from '#lib/text/rich-text.ts';

const keywords: Readonly<Record<string, string>> = {
  ts: 'as async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof interface let new null of readonly return satisfies static switch this throw true try type typeof undefined void while yield',
  sql: 'select insert into values update delete from where on conflict do nothing returning create table trigger before after for each row execute function begin end commit rollback and or not null primary key references set order by group limit exists with as raise exception if then language returns',
};

const comment = { ts: '//[^\\n]*|/\\*[\\s\\S]*?\\*/', sql: '--[^\\n]*', sh: '#[^\\n]*' };
const string = '`(?:\\\\.|[^`\\\\])*`|\'(?:\\\\.|[^\'\\\\\\n])*\'|"(?:\\\\.|[^"\\\\\\n])*"';

const patterns = Object.fromEntries(
  Object.entries(comment).map(([language, aside]) => {
    const words = (keywords[language] ?? '').split(' ').filter(Boolean).join('|');
    const parts = [`(?<c>${aside})`, `(?<s>${string})`, '(?<n>\\b\\d[\\d_.]*\\b)'];
    if (words) parts.push(`(?<k>\\b(?:${words})\\b)`);
    return [language, new RegExp(parts.join('|'), language === 'sql' ? 'gi' : 'g')];
  }),
);
const languages: Readonly<Record<string, string>> = { tsx: 'ts', js: 'ts', json: 'ts', css: 'ts' };

/** Code as runs of text, with the classes that `.code` has colours for; a language that is not known stays plain. */
export function colourCode(code: string, language: string): RichNode[] {
  const pattern = patterns[languages[language] ?? language];
  if (!pattern) return [code];
  const nodes: RichNode[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) nodes.push(code.slice(end, match.index));
    const [className = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    nodes.push({ tag: 'span', attributes: { className }, children: [match[0]] });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...nodes, code.slice(end)] : nodes;
}

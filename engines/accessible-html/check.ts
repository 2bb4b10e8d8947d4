import { type Fault, type RuleId, ruleIds, rules } from './rules.ts';
import { elementsIn, isSelected, readTree, wordsIn } from './tree.ts';

/** Something that has to be on the page. */
interface Need {
  select: string;
  count: number;
  said: string;
}

/** What a page is asked for. */
export interface HtmlTask {
  rules: readonly string[];
  needs: readonly Need[];
  /** Words that have to stay. */
  keeps: readonly string[];
}

/** One line of the list beside the editor. */
export interface Checked {
  said: string;
  isMet: boolean;
  faults: readonly Fault[];
}

const names: Readonly<Record<RuleId, string>> = {
  labels: 'Every field has a label',
  headings: 'Headings form an outline without gaps',
  alternatives: 'Every picture has a description',
  landmarks: 'The page has landmarks',
  buttons: 'Links lead somewhere, buttons do something',
  tables: 'Tables have headings for rows and columns',
  language: 'The page has a language and a title',
  colours: 'Text stands out from its background',
};

const isRule = (id: string): id is RuleId => ruleIds.some((each) => each === id);

/** Checks a page: the rules it has to keep, and what has to be there. */
export function checkHtml(source: string, { rules: asked, needs, keeps }: HtmlTask): Checked[] {
  const root = readTree(source);
  const elements = [...elementsIn(root)];
  const words = `${wordsIn(root)} ${elements.map(({ attributes }) => Object.values(attributes).join(' ')).join(' ')}`;
  const byRule = asked.filter(isRule).map((id) => {
    const faults = rules[id](root);
    return { said: names[id], isMet: faults.length === 0, faults };
  });
  const byNeed = needs.map(({ select, count, said }) => ({
    said,
    isMet: elements.filter((element) => isSelected(element, select)).length >= count,
    faults: [],
  }));
  const lost = keeps.filter((text) => !words.includes(text));
  const kept = {
    said: lost.length === 0 ? 'Nothing was lost' : `Keep these words: ${lost.join(', ')}`,
    isMet: lost.length === 0,
    faults: [],
  };
  return [...byRule, ...byNeed, ...(keeps.length > 0 ? [kept] : [])];
}

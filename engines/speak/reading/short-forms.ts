import { oneOf, type Rule } from './rule.ts';

/** Short forms and what people say for them. */
const forms: Readonly<Record<string, string>> = {
  'Mr.': 'Mister',
  Mr: 'Mister',
  'Mrs.': 'Missis',
  Mrs: 'Missis',
  'Ms.': 'Miz',
  Ms: 'Miz',
  'Dr.': 'Doctor',
  Dr: 'Doctor',
  'Prof.': 'Professor',
  'Rev.': 'Reverend',
  'Sgt.': 'Sergeant',
  'Capt.': 'Captain',
  'Lt.': 'Lieutenant',
  'Col.': 'Colonel',
  'Gen.': 'General',
  'Jr.': 'Junior',
  'Sr.': 'Senior',
  'Ph.D.': 'P H D',
  PhD: 'P H D',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'et cetera',
  etc: 'et cetera',
  'vs.': 'versus',
  vs: 'versus',
  'cf.': 'compare',
  'approx.': 'approximately',
  'incl.': 'including',
  'excl.': 'excluding',
  'ca.': 'circa',
  'a.k.a.': 'A K A',
  'Ltd.': 'Limited',
  Ltd: 'Limited',
  'Inc.': 'Incorporated',
  'Co.': 'Company',
  'Corp.': 'Corporation',
  'dept.': 'department',
  'Dept.': 'Department',
  'govt.': 'government',
  'Ave.': 'Avenue',
  'Rd.': 'Road',
  'a.m.': 'A M',
  'p.m.': 'P M',
  'w/o': 'without',
  'w/': 'with',
  'n/a': 'not applicable',
  'N/A': 'not applicable',
  'c/o': 'care of',
  'C++': 'C plus plus',
  'C#': 'C sharp',
  'F#': 'F sharp',
  '.NET': 'dot net',
};

/** These need a number behind them: else 'no.' and 'p.' end a sentence, and 'c.' is an initial. */
const beforeNumbers: Readonly<Record<string, string>> = {
  '§': 'section',
  'no.': 'number',
  'No.': 'number',
  '№': 'number',
  'nos.': 'numbers',
  'Nos.': 'numbers',
  'p.': 'page',
  'pp.': 'pages',
  'fig.': 'figure',
  'Fig.': 'figure',
  'vol.': 'volume',
  'Vol.': 'volume',
  'ch.': 'chapter',
  'Ch.': 'chapter',
  'sec.': 'section',
  'Sec.': 'section',
  'ext.': 'extension',
  'c.': 'circa',
  'est.': 'established',
  'min.': 'minimum',
  'max.': 'maximum',
};
const before = String.raw`(?<![\w./])`;

/** Short forms before numbers; before dates, so that 'c. 1850' is a year. */
export const numberFormRules: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<!\d\s?)${before}(${oneOf(Object.keys(beforeNumbers))})(?=\s?\d)`, 'g'),
    (_, form = '') => `${beforeNumbers[form] ?? form} `,
  ],
  [/(?<!\w)#(?=\d)/g, () => 'number '],
];

/** Titles, streets, Latin and other words that are written short. */
export const shortFormRules: readonly Rule[] = [
  // St. John is a saint, and John St. a street.
  [/\b(\p{Lu}\p{L}+\s+)St\b\.?(?!\s+\p{Lu})/gu, (_, name = '') => `${name}Street`],
  [/\bSt\b\.?(?=\s+\p{Lu})/gu, () => 'Saint'],
  [/\bMt\b\.?(?=\s+\p{Lu})/gu, () => 'Mount'],
  // It ends a sentence, too.
  [/\betc\.(?=\s+\p{Lu}|\s*$)/gu, () => 'et cetera.'],
  [
    new RegExp(String.raw`${before}(${oneOf(Object.keys(forms))})(?!\w)`, 'g'),
    (_, form = '') => `${forms[form] ?? form} `,
  ],
];

import type { Resume } from '#engines/resume/read-resume.ts';
import type { Facts } from './facts.ts';

/** A field of a résumé, and whether it was read correctly. */
export interface Judged {
  field: 'name' | 'contact' | 'skills' | 'experience' | 'education';
  said: string;
  isFound: boolean;
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}+#&]/gu, '')
    .toLowerCase();
const same = (read: string | undefined, written: string) => plain(read) === plain(written);

/** Every field of a résumé with whether it was read; a date counts if its layout shows the month. */
export function judge(facts: Facts, read: Resume, showsMonths: boolean): Judged[] {
  const judged: Judged[] = [];
  const add = (field: Judged['field'], said: string, isFound: boolean) =>
    judged.push({ field, said, isFound });
  add('name', `name ${facts.name}: ${read.name?.value}`, same(read.name?.value, facts.name));
  add('contact', `email: ${read.email?.value}`, same(read.email?.value, facts.email));
  add('contact', `phone ${facts.phone}: ${read.phone?.value}`, same(read.phone?.value, facts.phone));
  add('contact', `place ${facts.city}: ${read.place?.value}`, same(read.place?.value, facts.city));
  for (const skill of facts.skills)
    add(
      'skills',
      `skill ${skill}`,
      read.skills.some(({ value }) => same(value, skill)),
    );
  const date = (month: string) => (showsMonths ? month : month.slice(0, 4));
  for (const post of facts.posts) {
    const near = read.posts.find(({ when }) => when?.from.value === date(post.from));
    const told = `${near?.what?.value} | ${near?.where?.value} | ${near?.when?.value}`;
    add('experience', `title ${post.title}: ${told}`, same(near?.what?.value, post.title));
    add('experience', `company ${post.company}: ${told}`, same(near?.where?.value, post.company));
    add('experience', `from ${post.from}: ${told}`, near !== undefined);
    const to = near && (post.to === null ? near.when?.to === null : near.when?.to?.value === date(post.to));
    add('experience', `to ${post.to}: ${told}`, to ?? false);
  }
  const told = read.studies.map(({ what, where }) => `${what?.value} | ${where?.value}`).join(' / ');
  add(
    'education',
    `study ${facts.study}: ${told}`,
    read.studies.some(({ what }) => same(what?.value, facts.study)),
  );
  add(
    'education',
    `school ${facts.school}: ${told}`,
    read.studies.some(({ where }) => same(where?.value, facts.school)),
  );
  return judged;
}

import { sortText } from '#engines/sort/sort-texts.ts';
import { labelledIn } from '../read-lists.ts';
import { given, type RunTask } from '../task.ts';

const sureness = {
  clear: 'high: the next group is well behind',
  close: 'low: another group is nearly as close, so a person should choose',
  far: 'low: it is not like any of the examples',
};

export const sortSupportMail: RunTask = async (input, embed) => {
  const mail = given(input, 'mail', 'Paste an email to sort.');
  const sorted = await sortText(mail, labelledIn(input, 'examples'), embed, 'other');
  const [first, second] = sorted.groups;
  const percent = (score = 0) => `${Math.round(100 * Math.max(0, score))}%`;
  const rows = [
    { name: 'Group', value: sorted.label },
    { name: 'Confidence', value: sureness[sorted.sureness] },
    { name: 'Next best', value: second ? `${second.label}, ${percent(second.score)} alike` : 'none' },
    { name: 'Most like', value: sorted.nearest.text },
  ];
  const items = sorted.groups.map(({ label, score }) => ({
    text: label,
    note: percent(score),
    share: Math.max(0, score) / Math.max(0.01, first?.score ?? 1),
  }));
  const finding = `This goes to ${sorted.label}`;
  return {
    finding,
    parts: [
      { is: 'fields', rows },
      { is: 'list', items },
    ],
    text: finding,
  };
};

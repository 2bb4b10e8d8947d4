/** What an enquiry can be about; several may fit. */
export const topics = [
  { value: 'product', label: 'A new product' },
  { value: 'rescue', label: 'Something that keeps breaking' },
  { value: 'integration', label: 'Connecting systems' },
  { value: 'ai', label: 'Something with AI' },
  { value: 'people', label: 'People for our team' },
  { value: 'other', label: 'Something else' },
] as const;

/** Budgets, as ranges. */
export const budgets = [
  { value: 'under-10', label: 'Under €10,000' },
  { value: '10-30', label: '€10,000 to €30,000' },
  { value: '30-100', label: '€30,000 to €100,000' },
  { value: 'over-100', label: 'Over €100,000' },
  { value: 'unknown', label: 'I don’t know yet' },
] as const;

/** By when it is needed. */
export const timelines = [
  { value: 'now', label: 'As soon as possible' },
  { value: 'quarter', label: 'Within three months' },
  { value: 'half-year', label: 'Within six months' },
  { value: 'open', label: 'No fixed date' },
] as const;

const labelIn = (choices: readonly { value: string; label: string }[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? '';
/** A topic in words. */
export const topicLabel = labelIn(topics);
/** A budget in words. */
export const budgetLabel = labelIn(budgets);
/** A timeline in words. */
export const timelineLabel = labelIn(timelines);

/** The most files that come along. */
export const mostFiles = 5;
/** The largest file, in bytes. */
export const largestFile = 10 * 1024 * 1024;

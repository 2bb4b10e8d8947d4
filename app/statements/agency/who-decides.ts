/** The roles in the order in which they can be hired, by the words that questions to them hold. */
const words: readonly (readonly string[])[] = [
  [
    'code',
    'database',
    'table',
    'server',
    'api',
    'feature',
    'slow',
    'fast',
    'framework',
    'store',
    'bug',
    'integration',
    'deploy',
    'hosting',
    'payment',
  ],
  [
    'screen',
    'design',
    'colour',
    'color',
    'button',
    'text',
    'font',
    'layout',
    'logo',
    'wording',
    'form',
    'menu',
    'mobile',
    'look',
    'page',
  ],
  [
    'ai',
    'model',
    'data',
    'answer',
    'search',
    'forecast',
    'prompt',
    'chatbot',
    'source',
    'wrong',
    'predict',
    'llm',
    'training',
  ],
  ['test', 'release', 'prove', 'safe', 'security', 'quality', 'crash', 'ready', 'regression', 'check'],
  [
    'deadline',
    'date',
    'first',
    'priority',
    'budget',
    'price',
    'cost',
    'late',
    'wait',
    'meeting',
    'plan',
    'scope',
    'week',
    'when',
    'order',
  ],
];

/** Which role decides a question, by its words; null where they name none, or two equally. */
export function decidedBy(question: string): number | null {
  const asked = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const points = words.map(
    (known) => asked.filter((word) => known.some((one) => word === one || word === `${one}s`)).length,
  );
  const most = Math.max(...points);
  const best = points.flatMap((count, at) => (count === most ? [at] : []));
  return most > 0 && best.length === 1 ? (best[0] ?? null) : null;
}

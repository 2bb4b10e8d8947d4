/** What might be done: its steps count from the first forecast on. */
export interface WhatIf {
  /** A promotion over some steps that lifts them by so many percent. */
  promotion: { from: number; steps: number; percent: number };
  /** Another price from a step on, and by how many percent one percent more price changes the sales. */
  price: { from: number; percent: number; elasticity: number };
  /** Something that happens once. */
  oneOff: { at: number; amount: number };
}

export const nothing: WhatIf = {
  promotion: { from: 1, steps: 1, percent: 0 },
  price: { from: 1, percent: 0, elasticity: -1 },
  oneOff: { at: 1, amount: 0 },
};

/** Whether anything is supposed at all. */
export const isSupposed = ({ promotion, price, oneOff }: WhatIf): boolean =>
  promotion.percent !== 0 || price.percent !== 0 || oneOff.amount !== 0;

/** What the suppositions make of the steps: by what each is multiplied, and what is added to it. */
function effectOf({ promotion, price, oneOff }: WhatIf, step: number): { times: number; plus: number } {
  let times = 1;
  if (step >= promotion.from && step < promotion.from + promotion.steps) times *= 1 + promotion.percent / 100;
  // Constant elasticity: sales follow the price by a power, so that dearer and cheaper again leads back.
  if (step >= price.from && price.percent > -100) times *= (1 + price.percent / 100) ** price.elasticity;
  return { times: Math.max(0, times), plus: step === oneOff.at ? oneOff.amount : 0 };
}

/** Numbers of the forecast as they would be. */
export const supposed = (numbers: readonly number[], whatIf: WhatIf): number[] =>
  numbers.map((value, h) => {
    const { times, plus } = effectOf(whatIf, h + 1);
    return value * times + plus;
  });

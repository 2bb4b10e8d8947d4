import { type MemberName, memberNames } from '../models/members.ts';
import { at } from '../numbers/numbers.ts';
import { type Fold, meanError } from './backtest.ts';

export type Weights = Record<MemberName, number>;

/** The weight of each model after its errors in the back-test: the prior weight, divided by the error. */
export function weigh(belief: Weights, folds: readonly Fold[]): Weights {
  const errors = {} as Weights;
  for (const name of memberNames) {
    errors[name] = 0;
    for (const fold of folds) errors[name] += meanError(fold.members[name], fold.actual) / folds.length;
  }
  let usual = 0;
  for (const name of memberNames) usual += belief[name] * errors[name];
  const weights = {} as Weights;
  let total = 0;
  for (const name of memberNames) {
    // A twentieth of the usual error on top, so that a model that was right by luck does not take all.
    const ratio = usual > 0 ? (errors[name] + 0.05 * usual) / (1.05 * usual) : 1;
    weights[name] = belief[name] / ratio;
    total += weights[name];
  }
  for (const name of memberNames) weights[name] /= total;
  return weights;
}

/** The forecasts of the models, combined by weight. */
export function blend(answers: Record<MemberName, Float64Array>, weights: Weights): Float64Array {
  const result = new Float64Array(answers.drift.length);
  for (const name of memberNames) {
    const answer = answers[name];
    for (let h = 0; h < result.length; h++) result[h] = at(result, h) + weights[name] * at(answer, h);
  }
  return result;
}

/** How far apart the models are, on average over the steps. */
export function discord(answers: Record<MemberName, Float64Array>, weights: Weights): number {
  const middle = blend(answers, weights);
  let total = 0;
  for (let h = 0; h < middle.length; h++) {
    let spread = 0;
    for (const name of memberNames) spread += weights[name] * (at(answers[name], h) - at(middle, h)) ** 2;
    total += Math.sqrt(spread);
  }
  return middle.length > 0 ? total / middle.length : 0;
}

/** The combination in each fold, weighted by the errors of the other folds: no fold judges itself. */
export function blendFolds(belief: Weights, folds: readonly Fold[]): Float64Array[] {
  return folds.map((fold, index) => {
    const others = folds.filter((_, k) => k !== index);
    return blend(fold.members, others.length > 0 ? weigh(belief, others) : belief);
  });
}

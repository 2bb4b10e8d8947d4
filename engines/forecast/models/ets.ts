import { nelderMead } from '../numbers/nelder-mead.ts';
import { at, least, line, type Numbers, scaleOf } from '../numbers/numbers.ts';
import { seasonIndices } from '../seasons/classical.ts';

/** Errors, trend and season: none, additive, multiplicative or (a trend) damped. */
interface EtsForm {
  error: 'A' | 'M';
  trend: 'N' | 'A' | 'D';
  season: 'N' | 'A' | 'M';
}

interface EtsFit {
  form: EtsForm;
  alpha: number;
  beta: number;
  gamma: number;
  phi: number;
  /** The information criterion it was chosen by: less is better. */
  criterion: number;
  level: number;
  slope: number;
  season: Float64Array;
  /** What the model would have said one step ahead. */
  fitted: Float64Array;
  forecast: (horizon: number) => Float64Array;
}

const tiny = 1e-9;

interface Run {
  y: Float64Array;
  period: number;
  form: EtsForm;
  season: Float64Array;
  /** Where the season's first state is kept while runs write over the other. */
  firstSeason: Float64Array;
  fitted?: Float64Array;
  level: number;
  slope: number;
}

/** One pass over the series: minus twice the log likelihood, but for a constant. */
function pass(run: Run, alpha: number, beta: number, gamma: number, phi: number): number {
  const { y, period, form, season, fitted } = run;
  const n = y.length;
  const kind = form.season === 'N' ? 0 : form.season === 'A' ? 1 : 2;
  const relative = form.error === 'M';
  if (kind > 0) season.set(run.firstSeason);
  let { level, slope } = run;
  let squares = 0;
  let logs = 0;
  let place = 0;
  for (let t = 0; t < n; t++) {
    const base = level + phi * slope;
    const s = kind > 0 ? at(season, place) : 0;
    const expected = kind === 0 ? base : kind === 1 ? base + s : base * s;
    const error = at(y, t) - expected;
    if (fitted) fitted[t] = expected;
    if (relative) {
      if (expected < tiny) return Number.POSITIVE_INFINITY;
      squares += (error / expected) ** 2;
      logs += Math.log(expected);
    } else squares += error * error;
    if (kind === 2) {
      if (Math.abs(s) < tiny || Math.abs(base) < tiny) return Number.POSITIVE_INFINITY;
      level = base + (alpha * error) / s;
      slope = phi * slope + (beta * error) / s;
      season[place] = s + (gamma * error) / base;
    } else {
      level = base + alpha * error;
      slope = phi * slope + beta * error;
      if (kind === 1) season[place] = s + gamma * error;
    }
    if (++place === period) place = 0;
  }
  run.level = level;
  run.slope = slope;
  return n * Math.log(Math.max(squares / n, 1e-14)) + 2 * logs;
}

/** Where a model begins: the season by decomposition, the line through the first values without it. */
function firstStates(y: Float64Array, period: number, form: EtsForm) {
  const seasonal = form.season !== 'N';
  const multiplicative = form.season === 'M';
  let season = new Float64Array(seasonal ? period : 0);
  if (seasonal) season = seasonIndices(y, period, multiplicative) as Float64Array<ArrayBuffer>;
  if (multiplicative) season = season.map((value) => Math.max(value, 0.01));
  const span = Math.min(y.length, Math.max(10, 2 * (seasonal ? period : 1)));
  const first = new Float64Array(span);
  for (let i = 0; i < span; i++) {
    const s = seasonal ? at(season, i % period) : 0;
    first[i] = multiplicative ? at(y, i) / s : at(y, i) - s;
  }
  const { start, rise } = line(first);
  if (form.trend === 'N') return { season, level: first.reduce((a, b) => a + b, 0) / span, slope: 0 };
  return { season, level: start - rise, slope: rise };
}

/** One form fitted to a series; nothing if its numbers do not allow it. */
export function fitEts(x: Numbers, period: number, form: EtsForm, calls = 400): EtsFit | undefined {
  const n = x.length;
  const scale = scaleOf(x);
  const y = Float64Array.from(x, (value) => value / scale);
  if ((form.error === 'M' || form.season === 'M') && least(y) <= tiny) return undefined;
  const trend = form.trend !== 'N';
  const damped = form.trend === 'D';
  const seasonal = form.season !== 'N';
  const begin = firstStates(y, period, form);
  const run: Run = {
    y,
    period,
    form,
    season: begin.season.slice(),
    firstSeason: begin.season,
    level: 0,
    slope: 0,
  };
  const start = [0.3, begin.level];
  const steps = [0.2, 0.1 * Math.abs(begin.level) + 0.02];
  const lower = [1e-4, Number.NEGATIVE_INFINITY];
  const upper = [0.9999, Number.POSITIVE_INFINITY];
  const add = (value: number, step: number, low: number, high: number) =>
    start.push(value) + steps.push(step) + lower.push(low) + upper.push(high) && start.length - 1;
  // The share of α that moves the slope, and of 1 − α that moves the season: so every point of the box is allowed.
  const iBeta = trend ? add(0.15, 0.15, 1e-4, 0.9999) : -1;
  const iSlope = trend
    ? add(
        begin.slope,
        0.3 * Math.abs(begin.slope) + 0.005,
        Number.NEGATIVE_INFINITY,
        Number.POSITIVE_INFINITY,
      )
    : -1;
  const iGamma = seasonal ? add(0.1, 0.1, 1e-4, 0.9999) : -1;
  const iPhi = damped ? add(0.95, -0.06, 0.8, 0.98) : -1;
  const evaluate = (p: Float64Array): number => {
    const alpha = at(p, 0);
    run.level = at(p, 1);
    run.slope = trend ? at(p, iSlope) : 0;
    const beta = trend ? alpha * at(p, iBeta) : 0;
    const gamma = seasonal ? (1 - alpha) * at(p, iGamma) : 0;
    return pass(run, alpha, beta, gamma, trend ? (damped ? at(p, iPhi) : 1) : 0);
  };
  const found = nelderMead(evaluate, { start, steps, lower, upper, calls, tolerance: 1e-3 });
  if (!Number.isFinite(found.value)) return undefined;
  run.fitted = new Float64Array(n);
  evaluate(found.point);
  const parameters = start.length + (seasonal ? period : 0) + 1;
  const room = n - parameters - 1;
  const criterion =
    found.value + 2 * parameters + (room > 0 ? (2 * parameters * (parameters + 1)) / room : 1e6);
  const alpha = at(found.point, 0);
  const phi = trend ? (damped ? at(found.point, iPhi) : 1) : 0;
  const fit = { level: run.level, slope: run.slope, season: run.season.slice() };
  const forecast = (horizon: number): Float64Array => {
    const result = new Float64Array(horizon);
    let { level, slope } = fit;
    for (let h = 0; h < horizon; h++) {
      slope *= phi;
      level += slope;
      const s = seasonal ? at(fit.season, (n + h) % period) : 0;
      result[h] = scale * (form.season === 'M' ? level * s : level + s);
    }
    return result;
  };
  return {
    form,
    alpha,
    beta: trend ? alpha * at(found.point, iBeta) : 0,
    gamma: seasonal ? (1 - alpha) * at(found.point, iGamma) : 0,
    phi,
    criterion,
    level: fit.level * scale,
    slope: fit.slope * scale,
    season: form.season === 'A' ? fit.season.map((value) => value * scale) : fit.season,
    fitted: run.fitted.map((value) => value * scale),
    forecast,
  };
}

const trends = ['N', 'A', 'D'] as const;

/** The forms worth trying: no additive errors beside a multiplicative season, which is unstable. */
function forms(period: number, n: number, positive: boolean): EtsForm[] {
  const seasonal = period > 1 && period <= 24 && n >= 2 * period + 3;
  const result: EtsForm[] = [];
  for (const trend of trends) {
    if ((trend === 'A' && n < 5) || (trend === 'D' && n < 7)) continue;
    result.push({ error: 'A', trend, season: 'N' });
    if (positive) result.push({ error: 'M', trend, season: 'N' });
    if (!seasonal) continue;
    result.push({ error: 'A', trend, season: 'A' });
    if (positive) result.push({ error: 'M', trend, season: 'A' }, { error: 'M', trend, season: 'M' });
  }
  return result;
}

/** All forms that the series allows, the least corrected Akaike criterion first. */
export function rankEts(x: Numbers, period: number, calls = 400): EtsFit[] {
  const fits: EtsFit[] = [];
  for (const form of forms(period, x.length, least(x) > 0)) {
    const fit = fitEts(x, period, form, calls);
    if (fit) fits.push(fit);
  }
  return fits.sort((a, b) => a.criterion - b.criterion);
}

/** The forms' forecasts, weighted by their criterion, which is steadier than the best one alone. */
export function etsForecast(whole: Numbers, horizon: number, period: number, calls = 400): Float64Array {
  // What is longer ago than this moves no state any more.
  const x = Array.prototype.slice.call(whole, -Math.max(720, 10 * period)) as number[];
  const fits = rankEts(x, period, calls);
  const best = fits[0]?.criterion;
  const result = new Float64Array(horizon);
  if (best === undefined) return result.fill(x.length > 0 ? at(x, x.length - 1) : 0);
  let total = 0;
  for (const fit of fits) {
    const weight = Math.exp((best - fit.criterion) / 2);
    if (weight < 1e-4) break;
    total += weight;
    const ahead = fit.forecast(horizon);
    for (let h = 0; h < horizon; h++) result[h] = at(result, h) + weight * at(ahead, h);
  }
  return result.map((value) => value / total);
}

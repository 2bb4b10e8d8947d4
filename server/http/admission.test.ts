import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission } from './admission.ts';

const here = new AbortController().signal;
const make = () =>
  new Admission({
    page: { atWork: 2, waiting: 2, patience: 500, hurried: 20 },
    form: { atWork: 1, waiting: 0, patience: 100, hurried: 20 },
  });

type Leave = (() => void) | null;

/** Ten wait for this place one after the other and get it: so a line moves that never ends. */
async function moveOn(admission: ReturnType<typeof make>, leave: Leave): Promise<Leave> {
  let place = leave;
  for (let turn = 0; turn < 10; turn += 1) {
    const next = admission.enter('page', here);
    place?.();
    place = await next;
  }
  return place;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('admission', () => {
  it('works on so many at once, lets a few wait in their order and refuses the rest at once', async () => {
    const admission = make();
    const first = await admission.enter('page', here);
    const second = await admission.enter('page', here);
    const order: string[] = [];
    const third = admission.enter('page', here).then((leave) => {
      order.push('third');
      return leave;
    });
    const fourth = admission.enter('page', here).then((leave) => {
      order.push('fourth');
      return leave;
    });
    expect(await admission.enter('page', here)).toBeNull();
    expect(admission.countsOf('page')).toEqual({ working: 2, waiting: 2, admitted: 2, refused: 1 });
    first?.();
    (await third)?.();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
    second?.();
    expect(admission.countsOf('page')).toEqual({ working: 1, waiting: 0, admitted: 4, refused: 1 });
  });

  it('lets nobody overtake who waits, and frees a place once however often it is given back', async () => {
    const admission = make();
    const leave = await admission.enter('page', here);
    await admission.enter('page', here);
    const waiting = admission.enter('page', here);
    leave?.();
    leave?.();
    const late = admission.enter('page', here);
    expect(admission.countsOf('page')).toMatchObject({ working: 2, waiting: 1 });
    expect(await waiting).toBeTypeOf('function');
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toBeNull();
  });

  it('refuses who has waited for too long, and forgets who has gone away', async () => {
    const admission = make();
    await admission.enter('page', here);
    await admission.enter('page', here);
    const gone = new AbortController();
    const left = admission.enter('page', gone.signal);
    const patient = admission.enter('page', here);
    gone.abort();
    expect(await left).toBeNull();
    expect(admission.countsOf('page')).toMatchObject({ waiting: 1, refused: 0 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await patient).toBeNull();
    expect(admission.countsOf('page')).toMatchObject({ waiting: 0, refused: 1 });
  });

  it('lets nobody wait for long once all places have been taken for a while, and is patient again after', async () => {
    const admission = make();
    const first = await admission.enter('page', here);
    const second = await admission.enter('page', here);
    const leaves = [second, await moveOn(admission, first)];
    await vi.advanceTimersByTimeAsync(2050);
    const hurried = admission.enter('page', here);
    await vi.advanceTimersByTimeAsync(20);
    expect(await hurried).toBeNull();
    for (const leave of leaves) leave?.();
    await admission.enter('page', here);
    const last = await admission.enter('page', here);
    const patient = admission.enter('page', here);
    await vi.advanceTimersByTimeAsync(90);
    last?.();
    expect(await patient).toBeTypeOf('function');
  });

  it('knows a flood again within a tenth of a second, and forgets it after ten seconds', async () => {
    const admission = make();
    const fill = async () => {
      const [one, two] = [await admission.enter('page', here), await admission.enter('page', here)];
      return [one, await moveOn(admission, two)];
    };
    const isHurried = async () => {
      const waiting = admission.enter('page', here);
      await vi.advanceTimersByTimeAsync(20);
      const counts = admission.countsOf('page');
      const refused = counts.waiting === 0;
      await vi.advanceTimersByTimeAsync(500);
      await waiting;
      return refused;
    };
    const first = await fill();
    await vi.advanceTimersByTimeAsync(150);
    expect(await isHurried()).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await isHurried()).toBe(true);
    for (const leave of first) leave?.();
    const second = await fill();
    await vi.advanceTimersByTimeAsync(150);
    expect(await isHurried()).toBe(true);
    for (const leave of second) leave?.();
    await vi.advanceTimersByTimeAsync(11_000);
    await fill();
    await vi.advanceTimersByTimeAsync(150);
    expect(await isHurried()).toBe(false);
  });

  it('refuses those of a burst whom a standing line has made late, and serves who came after them', async () => {
    const admission = make();
    const first = await admission.enter('page', here);
    await admission.enter('page', here);
    const leave = await moveOn(admission, first);
    await vi.advanceTimersByTimeAsync(1950);
    const late = admission.enter('page', here);
    await vi.advanceTimersByTimeAsync(60);
    const next = admission.enter('page', here);
    await vi.advanceTimersByTimeAsync(10);
    leave?.();
    expect(await late).toBeNull();
    expect(await next).toBeTypeOf('function');
    expect(admission.countsOf('page')).toEqual({ working: 2, waiting: 0, admitted: 13, refused: 1 });
  });

  it('takes two slow requests for no flood', async () => {
    const admission = make();
    const leave = await admission.enter('page', here);
    await admission.enter('page', here);
    await vi.advanceTimersByTimeAsync(5000);
    const patient = admission.enter('page', here);
    await vi.advanceTimersByTimeAsync(400);
    leave?.();
    expect(await patient).toBeTypeOf('function');
  });

  it('keeps the kinds apart', async () => {
    const admission = make();
    await admission.enter('page', here);
    await admission.enter('page', here);
    expect(await admission.enter('form', here)).toBeTypeOf('function');
    expect(await admission.enter('form', here)).toBeNull();
    expect(admission.figures()).toMatchObject({ admission_page_admitted: 2, admission_form_refused: 1 });
  });
});

import fc from 'fast-check';
import { expect } from 'vitest';
import { closeAccount } from '#features/identity/commands/close-account.server.ts';
import { dataSubjectOf } from '#features/identity/data-subject.ts';
import { mergeLeads } from '#features/leads/commands/merge.server.ts';
import { leadOfAddress } from '#features/leads/queries.server.ts';
import { settleAddress } from '#server/personal-data/addresses.ts';
import { collectData } from '#server/personal-data/collect.ts';
import { services } from '#server/services.ts';
import { changeAddress, confirm, purged, signUpWith, visitorOf } from './account-of-story.server.ts';
import { type ActName, actNames, acts, type House, openHouse } from './acts.server.ts';
import { tracesIn } from './traces.server.ts';

type Step =
  | { do: ActName; at: number }
  | { do: 'sign up' | 'confirm' | 'change address' | 'merge' | 'somebody else comes'; at: number };

const at = fc.nat({ max: 2 });
const step = fc.record({
  do: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<Step['do']>(...actNames) },
    {
      weight: 6,
      arbitrary: fc.constantFrom<Step['do']>(
        'sign up',
        'confirm',
        'change address',
        'change address',
        'merge',
        'somebody else comes',
      ),
    },
  ),
  at,
}) as fc.Arbitrary<Step>;

const some = fc.array(step, { maxLength: 3 });
const surely = (what: Step['do']) => fc.record({ do: fc.constant(what), at }) as fc.Arbitrary<Step>;

/** Anything in any order, around what makes it matter: somebody signs up, confirms and changes their address. */
const steps = fc
  .tuple(some, surely('sign up'), some, surely('confirm'), some, surely('change address'), some)
  .map((parts) => parts.flat());

const isAct = (name: Step['do']): name is ActName => (actNames as string[]).includes(name);

let stories = 0;
function nextName(): string {
  stories += 1;
  return `s${stories}`;
}

/** One person with three addresses, and what of theirs lies under which of them. */
class Story {
  readonly name: string;
  readonly addresses: string[];
  /** What was written, and the address under which it now belongs. */
  readonly written: { kind: ActName; word: string; under: string }[] = [];
  userId = '';
  present = '';
  confirmed = false;
  /** Addresses that the account has confirmed and nobody else since. */
  readonly own = new Set<string>();
  readonly others = new Set<string>();
  private readonly house: House;

  constructor(name: string, house: House) {
    this.name = name;
    this.addresses = [0, 1, 2].map((n) => `${name}.${n}@quill${n}.example`);
    this.house = house;
  }

  async take({ do: what, at }: Step): Promise<void> {
    const address = this.addresses[at] ?? '';
    if (isAct(what)) await this.act(what, address);
    else if (what === 'merge') await this.merge(address);
    else if (what === 'somebody else comes') await this.letOtherIn(address);
    else if (!this.userId) await this.signUp(address);
    else if (what === 'confirm') await this.confirm();
    else if (what === 'change address') await this.change(address);
  }

  private async act(kind: ActName, under: string): Promise<void> {
    const word = `${this.name}word${this.written.length}x`;
    const again = this.written.some((one) => one.kind === kind && one.under === under);
    // Nobody comes twice or subscribes twice under one address.
    if (again && (kind === 'registration' || kind === 'newsletter')) return;
    await acts[kind]({ email: under, word }, this.house);
    this.written.push({ kind, word, under });
  }

  private async merge(address: string): Promise<void> {
    const { db } = services().database;
    const one = await leadOfAddress(db, address);
    const other = await leadOfAddress(db, this.addresses[0] ?? '');
    if (one && other && one.id !== other.id) await mergeLeads({ id: one.id, other: other.id }, 'user:sam');
  }

  /** Another person who has the mailbox now: possible only where the account does not have it. */
  private async letOtherIn(address: string): Promise<void> {
    if (address === this.present || this.others.has(address)) return;
    const { id } = await signUpWith(address);
    await confirm(id);
    await services().inTransaction((tx) => settleAddress(tx, id, address));
    this.others.add(address);
    this.own.delete(address);
  }

  private async signUp(address: string): Promise<void> {
    if (this.others.has(address)) return;
    this.userId = (await signUpWith(address)).id;
    this.present = address;
  }

  private async confirm(): Promise<void> {
    if (this.confirmed) return;
    await confirm(this.userId);
    this.settle(this.present);
  }

  private async change(address: string): Promise<void> {
    if (address === this.present || this.others.has(address)) return;
    await changeAddress(this.userId, address);
    this.settle(address);
  }

  /** What lay under the account's own addresses lies under the present one now. */
  private settle(address: string): void {
    this.confirmed = true;
    this.present = address;
    this.own.add(address);
    for (const one of this.written) if (this.own.has(one.under)) one.under = address;
  }

  async finish(): Promise<void> {
    for (const address of this.addresses) if (!this.userId) await this.signUp(address);
    if (this.userId) await this.confirm();
  }

  words(mine: boolean, kinds: readonly ActName[] = actNames): string[] {
    return this.written
      .filter(({ under, kind }) => this.own.has(under) === mine && kinds.includes(kind))
      .map(({ word }) => word);
  }
}

/** How many enquiries, meetings and invoices there are with one of these names. */
async function written(names: string[]): Promise<number> {
  const { rows } = await services().database.pool.query<{ rows: number }>(
    `select (select count(*) from enquiries where name = any ($1))
      + (select count(*) from bookings where name = any ($1))
      + (select count(*) from invoices where title = any ($1)) as rows`,
    [names],
  );
  return Number(rows[0]?.rows);
}

/** Of two seats for one event the lesser is given back with what was typed for it; a subscription holds no word. */
const lasting: ActName[] = ['enquiry', 'booking', 'invoice'];

async function holds(story: Story): Promise<void> {
  const { userId } = story;
  if (!userId) return;
  const visitor = await visitorOf(userId);
  const person = dataSubjectOf(visitor);
  const copy = JSON.stringify(await collectData(services().database.db, person));
  for (const word of story.words(true, lasting)) expect(copy).toContain(word);
  if (story.words(true, ['registration']).length > 0) expect(copy).toContain(`Event ${story.name}`);
  for (const word of story.words(false, lasting)) expect(copy).not.toContain(`${word} needs a planner`);

  await closeAccount(visitor, true);
  await purged(userId);
  const words = [userId, ...story.own, ...story.words(true)];
  const left = Object.keys(await tracesIn(words)).toSorted();
  // Only what tax law demands: an issued invoice and the quote behind it.
  expect(left).toEqual(story.words(true, ['invoice']).length > 0 ? ['public.invoices', 'public.quotes'] : []);
  expect(await written(story.words(false, lasting))).toBe(story.words(false, lasting).length);
}

/**
 * Everything belongs to the account, in whatever order people sign up, write, book, change their address and are
 * merged: the copy is complete, and erasing leaves what the law demands. In a world of `inStoryWorld`.
 */
export const everythingBelongs = (numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const name = nextName();
      const story = new Story(name, await openHouse(name));
      for (const each of taken) await story.take(each);
      await story.finish();
      await holds(story);
    }),
    // A story costs a second: the seed that is printed tells it again, a shorter one is not looked for.
    { numRuns, endOnFailure: true },
  );

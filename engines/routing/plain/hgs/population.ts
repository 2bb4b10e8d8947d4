import { brokenPairs, type Individual } from './individual.ts';

const fewest = 25;
const generation = 40;
const elite = 4;
const close = 5;
/** The share of plans without excess that the penalty aims at. */
const wantedFeasible = 0.2;

interface Member {
  individual: Individual;
  cost: number;
  fitness: number;
  /** The others of its group, most alike first. */
  others: { member: Member; distance: number }[];
}

/** Plans that keep the capacity and plans that do not, each group with the best and the most different of its kind. */
interface Population {
  /** Takes a plan in; one that was mended does not count for the penalty. */
  add(individual: Individual, isMended: boolean): void;
  pick(): Individual;
  penalty(): number;
  /** Moves the penalty towards where the wanted share of new plans keeps the capacity. */
  adapt(): void;
  clear(): void;
}

/** After Vidal, 'Hybrid genetic search for the CVRP' (2022). */
export function createPopulation(firstPenalty: number, random: () => number): Population {
  let penalty = firstPenalty;
  const groups: [Member[], Member[]] = [[], []];
  const lately: boolean[] = Array.from({ length: 100 }, () => true);
  const costOf = ({ distance, excess }: Individual) => distance + penalty * excess;

  function file(others: Member['others'], member: Member, distance: number): void {
    let at = others.length;
    while (at > 0 && (others[at - 1]?.distance ?? 0) > distance) at -= 1;
    others.splice(at, 0, { member, distance });
  }

  /** The mean distance to the nearest of its group. */
  function lone(member: Member): number {
    const count = Math.min(close, member.others.length);
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += member.others[index]?.distance ?? 0;
    return sum / Math.max(1, count);
  }

  function rank(group: Member[]): void {
    group.sort((a, b) => a.cost - b.cost);
    const byContribution = group.map((member) => ({ member, lone: lone(member) }));
    byContribution.sort((a, b) => b.lone - a.lone);
    const places = new Map(byContribution.map(({ member }, index) => [member, index]));
    const last = Math.max(1, group.length - 1);
    for (const [index, member] of group.entries()) {
      const diversity = (places.get(member) ?? 0) / last;
      member.fitness =
        group.length <= elite ? index / last : index / last + (1 - elite / group.length) * diversity;
    }
  }

  function drop(group: Member[], member: Member): void {
    group.splice(group.indexOf(member), 1);
    for (const { others } of group)
      others.splice(
        others.findIndex((other) => other.member === member),
        1,
      );
  }

  function thin(group: Member[]): void {
    while (group.length > fewest) {
      rank(group);
      let worst: Member | undefined;
      let isWorstClone = false;
      for (const member of group.slice(1)) {
        const isClone = (member.others[0]?.distance ?? 1) < 1e-9;
        if (
          !worst ||
          (isClone && !isWorstClone) ||
          (isClone === isWorstClone && member.fitness > worst.fitness)
        ) {
          worst = member;
          isWorstClone = isClone;
        }
      }
      if (!worst) return;
      drop(group, worst);
    }
  }

  function tournament(): Member | undefined {
    const all = groups[0].length + groups[1].length;
    const one = () => {
      const index = Math.floor(random() * all);
      return index < groups[0].length ? groups[0][index] : groups[1][index - groups[0].length];
    };
    const [a, b] = [one(), one()];
    return a && b ? (a.fitness < b.fitness ? a : b) : (a ?? b);
  }

  return {
    add(individual, isMended) {
      const isFeasible = individual.excess < 1e-6;
      if (!isMended) {
        lately.push(isFeasible);
        lately.shift();
      }
      const group = groups[isFeasible ? 0 : 1];
      const member: Member = { individual, cost: costOf(individual), fitness: 0, others: [] };
      for (const other of group) {
        const distance = brokenPairs(individual, other.individual);
        file(member.others, other, distance);
        file(other.others, member, distance);
      }
      group.push(member);
      if (group.length > fewest + generation) thin(group);
      rank(group);
    },
    pick() {
      const member = tournament();
      if (!member) throw new Error('Nobody to pick from');
      return member.individual;
    },
    penalty: () => penalty,
    adapt() {
      const share = lately.filter(Boolean).length / lately.length;
      if (share < wantedFeasible - 0.05) penalty = Math.min(penalty * 1.2, 100_000);
      else if (share > wantedFeasible + 0.05) penalty = Math.max(penalty * 0.85, 0.1);
      for (const member of groups[1]) member.cost = costOf(member.individual);
      rank(groups[1]);
    },
    clear() {
      groups[0].length = 0;
      groups[1].length = 0;
    },
  };
}

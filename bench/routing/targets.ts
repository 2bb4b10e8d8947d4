/** What a mean gap is held against, in percent of the best known, by set, workers and seconds. */
export const targets = [
  { set: 'CVRPLIB, held out', workers: 1, seconds: 5, gap: 0.7 },
  { set: 'CVRPLIB', workers: 1, seconds: 30, gap: 0.55 },
  { set: 'CVRPLIB', workers: 4, seconds: 30, gap: 0.4 },
  { set: 'Solomon', workers: 1, seconds: 5, gap: 0.5 },
  { set: 'Solomon', workers: 1, seconds: 30, gap: 0.3 },
] as const;

/** Others on eight X instances of 110 to 979 stops, measured on two cores of the same kind of machine, one thread each. */
export const peers = [
  { name: 'HGS-CVRP (C++)', seconds: 5, gap: 2.27 },
  { name: 'HGS-CVRP (C++)', seconds: 30, gap: 1.23 },
  { name: 'OR-Tools 9.15', seconds: 5, gap: 8.6 },
  { name: 'VROOM (C++), five smaller ones', seconds: 5, gap: 1.86 },
] as const;

import type { PeopleRows } from '../application.ts';
import type { Health, LeaveRequest, Person } from '../records.ts';
import { leaveType } from './leave-types.ts';
import { managersAbove, reportsOf } from './tree.ts';

export const roleIds = ['manager', 'employee', 'hr'] as const;
export type RoleId = (typeof roleIds)[number];

/** Whose eyes the application is seen with. */
export interface Viewer {
  role: RoleId;
  person: Person;
}

const sampleNames = { manager: 'Mira Okafor', employee: 'Jonas Weber', hr: 'Teresa Nóbrega' };

const known = new WeakMap<PeopleRows['people'], Map<RoleId, Viewer | null>>();

/** The person of a role: the sample's own, or in other records somebody who fits. */
export function viewerOf(rows: PeopleRows, role: RoleId): Viewer | null {
  const roles = known.get(rows.people) ?? new Map<RoleId, Viewer | null>();
  known.set(rows.people, roles);
  const viewer = roles.get(role) ?? foundViewer(rows, role);
  roles.set(role, viewer);
  return viewer;
}

function foundViewer({ people, teams }: PeopleRows, role: RoleId): Viewer | null {
  const all = [...people.values()];
  const named = all.find(({ name }) => name === sampleNames[role]);
  if (named) return { role, person: named };
  const reports = reportsOf(people);
  const size = ({ id }: Person) => reports.get(id)?.length ?? 0;
  const manager = all.reduce<Person | undefined>(
    (most, each) => (most && size(most) >= size(each) ? most : each),
    undefined,
  );
  const ofPeople = all.find(({ teamId }) => /people|human|^hr$/i.test(teams.get(teamId)?.name ?? ''));
  const employee = reports.get(manager?.id ?? '')?.[0] ?? all[0];
  const person = role === 'manager' ? manager : role === 'hr' ? (ofPeople ?? manager) : employee;
  return person ? { role, person } : null;
}

/** Whether a viewer leads somebody, at any distance. */
const leads = ({ role, person }: Viewer, people: PeopleRows['people'], id: string): boolean =>
  role !== 'employee' && managersAbove(people, id).some((above) => above.id === person.id);

/** Whether a request is for this viewer to answer: their own report's, or for HR anybody's but their own. */
export const mayDecide = (viewer: Viewer, people: PeopleRows['people'], personId: string): boolean =>
  personId !== viewer.person.id && (viewer.role === 'hr' || leads(viewer, people, personId));

/** Health data is for two alone: the person it is about, and HR. */
const maySeeHealth = ({ role, person }: Viewer, personId: string): boolean =>
  role === 'hr' || person.id === personId;

/** Pay and bank details: for the person and HR. */
export const maySeePay = ({ role, person }: Viewer, personId: string): boolean =>
  role === 'hr' || person.id === personId;

/** What a viewer may know of an absence: its kind, or no more than that somebody is away. */
export const seenAs = (viewer: Viewer, request: Pick<LeaveRequest, 'type' | 'personId'>): string => {
  const { label, health } = leaveType(request.type);
  return health && !maySeeHealth(viewer, request.personId) ? 'Away' : label;
};

/** Why somebody is ill, for those who may know. */
export const healthOf = (
  viewer: Viewer,
  health: PeopleRows['health'],
  request: LeaveRequest,
): Health | null => (maySeeHealth(viewer, request.personId) ? (health.get(request.id) ?? null) : null);

/** The requests that a viewer may see at all: declined and withdrawn ones are between two people and HR. */
export const maySeeRequest = (viewer: Viewer, people: PeopleRows['people'], request: LeaveRequest): boolean =>
  request.state === 'approved' ||
  request.personId === viewer.person.id ||
  mayDecide(viewer, people, request.personId);

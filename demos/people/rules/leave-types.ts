/** Kinds of absence, and what follows from each. */
export const leaveTypes = [
  { id: 'holiday', label: 'Holiday', counts: true, health: false, paid: true },
  { id: 'sick', label: 'Sick leave', counts: false, health: true, paid: true },
  { id: 'child', label: 'Sick child', counts: false, health: true, paid: true },
  { id: 'training', label: 'Training', counts: false, health: false, paid: true },
  { id: 'parental', label: 'Parental leave', counts: false, health: false, paid: true },
  { id: 'time-off', label: 'Time off for overtime', counts: false, health: false, paid: true },
  { id: 'unpaid', label: 'Unpaid leave', counts: false, health: false, paid: false },
] as const satisfies readonly {
  id: string;
  label: string;
  /** Whether it is taken from the yearly leave. */
  counts: boolean;
  /** Whether it says something about somebody’s health, which few may see. */
  health: boolean;
  paid: boolean;
}[];

export type LeaveTypeId = (typeof leaveTypes)[number]['id'];
type LeaveType = (typeof leaveTypes)[number];

const byId = new Map<string, LeaveType>(leaveTypes.map((type) => [type.id, type]));

/** A kind of absence by its id. */
export const leaveType = (id: LeaveTypeId): LeaveType => byId.get(id) ?? leaveTypes[0];

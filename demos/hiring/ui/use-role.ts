import { useEffect, useState } from 'react';
import type { Role } from '../../app-kit/shell/role-choice.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import type { Rows } from '../records.ts';
import { sampleApplicant } from '../seed/seed.ts';
import { colleagueName } from '../staff.ts';
import type { RoleId } from './desk.ts';

const isRole = (value: unknown): value is RoleId =>
  value === 'recruiter' || value === 'manager' || value === 'candidate';

/** Who the two roles of the company are in the sample. */
export const recruiterId = 'ines';
export const managerId = 'tomasz';

/** The role in which the application is seen; this browser remembers it. */
export function useRole(): [RoleId, (role: string) => void] {
  const [role, setRole] = useState<RoleId>('recruiter');
  useEffect(() => {
    const kept = keptState('hiring-role');
    if (isRole(kept)) setRole(kept);
  }, []);
  return [
    role,
    (next) => {
      if (!isRole(next)) return;
      keepState('hiring-role', next);
      setRole(next);
    },
  ];
}

/** The application that the candidate's role sees: the sample's, or the first of the visitor's own records. */
export const applicantOf = (rows: Rows): string =>
  rows.applications.has(sampleApplicant) ? sampleApplicant : (rows.applications.keys().next().value ?? '');

/** Who can be looked as. */
export function rolesIn(rows: Rows): Role[] {
  const applicant = rows.people.get(rows.applications.get(applicantOf(rows))?.personId ?? '');
  return [
    { id: 'recruiter', label: 'Recruiter', person: colleagueName(recruiterId) },
    { id: 'manager', label: 'Hiring manager', person: colleagueName(managerId) },
    { id: 'candidate', label: 'Candidate', person: applicant?.name ?? 'nobody yet' },
  ];
}

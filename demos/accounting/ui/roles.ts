import type { Role } from '../../app-kit/shell/role-choice.tsx';

/** Who works with the books: the bookkeeper prepares, the owner approves and closes. */
export const roles: readonly Role[] = [
  { id: 'bookkeeper', label: 'Bookkeeper', person: 'Tomás Pereira' },
  { id: 'owner', label: 'Owner', person: 'Hanna Rowe' },
];

export const personOf = (role: string): string => roles.find(({ id }) => id === role)?.person ?? '';

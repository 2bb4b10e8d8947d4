/** Somebody who asks for a picture. */
interface Asking {
  userId: string;
  staff: boolean;
  /** The company they are in, if any. */
  companyId: string | null;
}

/** Whose picture it is. */
interface Shown {
  userId: string;
  companyId: string | null;
}

/** Their own, staff, and the people of the same company may see somebody's picture. */
export const maySeePhoto = (asking: Asking, shown: Shown): boolean =>
  asking.userId === shown.userId ||
  asking.staff ||
  (asking.companyId !== null && asking.companyId === shown.companyId);

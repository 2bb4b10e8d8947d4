/** The page of the account that lists schedules. */
export const schedulesPage = '/account/schedules';

/** The address of one run's result. */
export const runHref = (run: string): string => `${schedulesPage}?${new URLSearchParams({ run })}`;

/** Ready as it is, or rebuilt around somebody's rules. */
export const kinds = ['pre-built', 'custom'] as const;
/** How an application is charged for. */
export const priceModels = ['open', 'set-up', 'scoped', 'weekly'] as const;
/** Where an entry stands; visitors see what is published. */
export const statuses = ['draft', 'in-review', 'published', 'rejected'] as const;
/** How a list can be ordered; `fit` is for a search. */
export const sorts = ['recommended', 'fit', 'name', 'newest'] as const;
export const views = ['grid', 'list'] as const;

export type Status = (typeof statuses)[number];
export type Sort = (typeof sorts)[number];
export type View = (typeof views)[number];

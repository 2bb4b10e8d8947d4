/** How a sale or a purchase is taxed. */
export const treatments = [
  'sale-standard',
  'sale-reduced',
  'sale-reverse',
  'sale-export',
  'purchase-standard',
  'purchase-reduced',
  'purchase-reverse',
  'none',
] as const;
export type Treatment = (typeof treatments)[number];

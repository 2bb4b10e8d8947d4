/** Orders a month of a made-up shop, three years from January 2023 on. */
export const orders: readonly number[] = [
  112, 108, 124, 131, 140, 152, 149, 146, 158, 171, 203, 231, 124, 121, 139, 142, 158, 166, 163, 161, 172,
  190, 224, 252, 139, 133, 151, 160, 172, 184, 181, 175, 191, 207, 246, 279,
];

import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {},
  open: {
    async 'a long wait'({ example }) {
      const place = example('after-a-moment');
      await place.getByRole('button', { name: 'Answer in 3 s' }).click();
      await expect(place.getByRole('status')).toBeEmpty();
      await expect(place.getByRole('status')).toHaveText('Looking for free days');
    },
    async 'a short wait'({ example }) {
      const place = example('after-a-moment');
      await place.getByRole('button', { name: 'Answer in 200 ms' }).click();
      await expect(place.getByText('Looking for free days')).toHaveCount(0);
      await expect(place.getByRole('status')).toHaveCount(0);
    },
  },
};

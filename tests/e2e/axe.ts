import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Looking {
  rules?: string[];
  /** Looks at these parts only. */
  within?: string;
}

/** What axe takes seriously. One frame a page, so its quick mode sees everything. */
export async function seriousFindings(page: Page, { rules, within }: Looking = {}): Promise<string[]> {
  // What passed is not told: counting and carrying it over costs more than looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    );
}

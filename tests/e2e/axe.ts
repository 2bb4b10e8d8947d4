import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Looking {
  rules?: string[];
  /** Looks at these parts only. */
  within?: string;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe takes seriously. It is brought into a page once, however often it looks. */
export async function seriousFindings(page: Page, { rules, within }: Looking = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    // What passed is not told: carrying it over costs more than looking.
    resultTypes: ['violations'],
    // Style sheets and media need not be fetched again: no rule that is run reads them.
    preload: false,
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  };
  const violations = await page.evaluate(
    async ({ options, within }) => {
      return (await window.axe.run(within ? { include: [within] } : document, options)).violations;
    },
    { options, within },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    );
}

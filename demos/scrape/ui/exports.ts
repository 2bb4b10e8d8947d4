import { Braces, FileCode2, FileSpreadsheet, Sheet } from 'lucide-react';
import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { download, downloadJson } from '../../kit/export/download.ts';
import type { DemoAction } from '../../kit/layout/demo-actions.tsx';
import { csvOf, excelOf, jsonOf } from '../exports.ts';

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The files that rows and their recipe can be taken along in; `name` is what the sheet of an Excel file is called. */
export function exportsOf(recipe: Recipe | null, table: Harvest | null, name: string): DemoAction[] {
  const rows = recipe && table && table.rows.length > 0 ? table : null;
  const given = (hint: string) => (rows ? { hint } : { hint: 'There are no rows yet', disabled: true });
  return [
    {
      icon: FileSpreadsheet,
      label: 'Rows, CSV',
      ...given('Amounts with currencies in their own column'),
      onSelect() {
        if (recipe && rows) download('rows.csv', csvOf(recipe, rows), 'text/csv');
      },
    },
    {
      icon: Sheet,
      label: 'Rows, Excel',
      ...given('With real numbers and dates'),
      onSelect() {
        if (recipe && rows)
          download('rows.xlsx', new Blob([excelOf(recipe, rows, name)], { type: excelType }));
      },
    },
    {
      icon: Braces,
      label: 'Rows, JSON',
      ...given('One object per row, for programs'),
      onSelect() {
        if (rows) downloadJson('rows.json', jsonOf(rows));
      },
    },
    {
      icon: FileCode2,
      label: 'Recipe',
      hint: recipe ? 'To import again or read yourself' : 'Select something first',
      disabled: !recipe,
      onSelect() {
        if (recipe) downloadJson('recipe.json', recipe);
      },
    },
  ];
}

import {
  Braces,
  Download,
  FileCode2,
  FileSpreadsheet,
  Mail,
  Redo2,
  Share2,
  Sheet,
  Undo2,
  Upload,
} from 'lucide-react';
import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download, downloadJson } from '../../kit/export/download.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { csvOf, excelOf, jsonOf } from '../exports.ts';

interface DemoToolsProps {
  history: Remembered<Recipe | null>;
  table: Harvest | null;
  /** What the sheet of an Excel file is called. */
  name: string;
  onImport: () => void;
  onShare: () => void;
  onSend: () => void;
}

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What can be done with the rows and the recipe, in the bar. */
export function DemoTools({ history, table, name, onImport, onShare, onSend }: DemoToolsProps) {
  const recipe = history.state;
  const rows = recipe && table && table.rows.length > 0 ? table : null;
  const none = 'There are no rows yet';
  return (
    <>
      <div className="flex max-lg:hidden">
        <ToolButton icon={Undo2} label="Undo" aria-disabled={!history.canUndo} onClick={history.undo} />
        <ToolButton icon={Redo2} label="Redo" aria-disabled={!history.canRedo} onClick={history.redo} />
      </div>
      <ToolButton icon={Upload} label="Import" className="max-lg:hidden" onClick={onImport} />
      <ToolButton
        icon={Share2}
        label="Share"
        className="max-lg:hidden"
        aria-disabled={!recipe}
        onClick={() => {
          if (recipe) onShare();
        }}
      />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={FileSpreadsheet}
          disabled={!rows}
          hint={rows ? 'Amounts with currencies in their own column' : none}
          onSelect={() => recipe && rows && download('rows.csv', csvOf(recipe, rows), 'text/csv')}
        >
          Rows, CSV
        </MenuItem>
        <MenuItem
          icon={Sheet}
          disabled={!rows}
          hint={rows ? 'With real numbers and dates' : none}
          onSelect={() =>
            recipe &&
            rows &&
            download('rows.xlsx', new Blob([excelOf(recipe, rows, name)], { type: excelType }))
          }
        >
          Rows, Excel
        </MenuItem>
        <MenuItem
          icon={Braces}
          disabled={!rows}
          hint={rows ? 'One object per row, for programs' : none}
          onSelect={() => rows && downloadJson('rows.json', jsonOf(rows))}
        >
          Rows, JSON
        </MenuItem>
        <MenuItem
          icon={FileCode2}
          disabled={!recipe}
          hint={recipe ? 'To import again or read yourself' : 'Select something first'}
          onSelect={() => recipe && downloadJson('recipe.json', recipe)}
        >
          Recipe
        </MenuItem>
        <MenuItem
          icon={Mail}
          disabled={!recipe}
          hint={recipe ? 'You see what we’ll get before you send it' : 'Select something first'}
          onSelect={onSend}
        >
          Send this to us
        </MenuItem>
      </Menu>
    </>
  );
}

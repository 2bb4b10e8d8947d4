// Copies components of the kit into another project: npm run take -- button modal ../my-app/src/components
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesNamed, takeable } from './find.ts';
import { planTake } from './plan.ts';
import { writeFiles } from './write.ts';

const usage = `Name the components, then the folder to copy them to:

  npm run take -- button modal ../my-app/src/components

A component goes by its own name (Button, date-field) or by its page in the kit, which brings all of that page:
  ${takeable.join(', ')}

--overwrite replaces files that you changed since you took them.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
});
const names = positionals.slice(0, -1);
const folder = positionals.at(-1);
const unknown = names.filter((name) => filesNamed(name).length === 0);

if (!folder || names.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `The kit has no ${unknown.join(', ')}.\n\n${usage}` : usage);
  process.exitCode = 1;
} else {
  // npm runs this in its own folder; the person means the folder that they are in.
  const target = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const plan = planTake(names.flatMap(filesNamed));
  const { written, same, changed } = writeFiles(target, plan.files, values.overwrite);
  console.log(`${written.length} files copied to ${target}, ${plan.tests} of the files there are tests.`);
  if (same.length > 0) console.log(`${same.length} were there already.`);
  if (changed.length > 0)
    console.log(
      `Left alone because you changed them (--overwrite replaces them):\n  ${changed.join('\n  ')}`,
    );
  console.log(`
Install what they need, in your project’s folder:

  npm install --save-exact ${plan.packages.join(' ')}
  npm install --save-exact --save-dev ${plan.devPackages.join(' ')}

Then import the styles after Tailwind's, in your own style sheet:

  @import "tailwindcss";
  @import "./components/styles.css";
`);
}

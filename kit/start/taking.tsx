import { Terminal } from '#ui/sections/terminal.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';

const lines = [
  '$ cd akra-studio',
  '$ npm run take -- button modal ../my-app/src/components',
  'Install what they need, in your project’s folder:',
  '  npm install --save-exact lucide-react@… react@…',
];

/** How a component gets into somebody's own project, today. */
export function Taking() {
  return (
    <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-start">
      <ol className="grid list-decimal gap-5 ps-6 text-lg marker:font-mono marker:text-base marker:text-mute">
        <li>
          <strong className="font-semibold">Clone this repository.</strong> The kit isn’t published on npm, so
          the command runs from a clone. The first run installs the packages of this project.
        </li>
        <li>
          <strong className="font-semibold">Name what you want and where it goes.</strong> A name is a
          component, such as <InlineCode>button</InlineCode>, or a page of the kit, such as{' '}
          <InlineCode>modal</InlineCode>, which brings everything on that page.
        </li>
        <li>
          <strong className="font-semibold">Install the packages it prints.</strong> They have the exact
          versions that the components are tested with.
        </li>
        <li>
          <strong className="font-semibold">Import the styles</strong> after Tailwind’s in your own style
          sheet, as the command shows.
        </li>
      </ol>
      <div>
        <Terminal label="Take two components" lines={lines} />
        <p className="mt-4 text-mute">
          In the clone, <InlineCode>npx akra-ui button ../my-app/src/components</InlineCode> does the same.
          You get the files with relative imports, everything they depend on, the unit tests beside them, the
          tokens and the typefaces with their licences. Files that you have changed since are left alone. Your
          project needs React 19 and Tailwind 4; <InlineCode>Icon</InlineCode> also needs an address that
          serves icons.
        </p>
        <p className="mt-3 text-mute">
          Or copy by hand: every page of the kit shows the source of its examples with the imports that you
          then have.
        </p>
      </div>
    </div>
  );
}

import { pages } from './page.ts';

/** Pages that exist for tests alone: built and served with `TEST_HOOKS`, never without. */
export const fixtures =
  process.env.TEST_HOOKS === '1'
    ? [
        ...pages({ kind: 'form', view: 'fixture', area: 'auth', noindex: true, beyond: true }, [
          {
            path: '/fixture/demo-only',
            label: 'Demo only',
            title: 'A page for the demo user',
            description: 'No page asks for the demo user today; this one shows that asking works.',
            authRequired: true,
          },
        ]),
        ...pages({ kind: 'form', view: 'conformance', area: 'ui-kit', noindex: true, beyond: true }, [
          {
            path: '/fixture/conformance',
            label: 'Every component',
            title: 'Every component, given the same',
            description:
              'Each component of the kit with the least it needs, for the tests of what all of them promise.',
          },
        ]),
      ]
    : [];

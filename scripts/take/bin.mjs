#!/usr/bin/env node
// What `npx akra-ui` starts in a clone: the same as `npm run take`.
process.argv.splice(2, 0, 'take');
await import('../launch.mjs');

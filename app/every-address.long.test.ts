import { it } from 'vitest';
import { everythingBelongs } from './testing/story.server.ts';
import { inStoryWorld } from './testing/story-world.server.ts';

inStoryWorld();

it('belongs to the account in whatever order things happen', () => everythingBelongs(40), 600_000);

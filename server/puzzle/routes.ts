import { Hono } from 'hono';
import { ground } from '../ground.ts';
import { makePuzzle } from './puzzle.ts';

/** GET /api/captcha: a puzzle for whoever wants to send something. */
export function puzzleRoutes(): Hono {
  const app = new Hono();
  app.get('/api/captcha', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(makePuzzle(ground().secret));
  });
  return app;
}

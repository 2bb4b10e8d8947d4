import { Hono } from 'hono';
import { services } from '../services.ts';
import { makePuzzle } from './puzzle.ts';

/** GET /api/captcha: a puzzle that a browser solves before it sends a form. */
export function puzzleRoutes(): Hono {
  const app = new Hono();
  app.get('/api/captcha', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(makePuzzle(services().secret));
  });
  return app;
}

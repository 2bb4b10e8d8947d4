import { useCallback, useEffect, useState } from 'react';
import * as server from '../client/recipes.ts';
import type { RecipeLine, RecipeList } from '../recipes.ts';
import type { NewRecipe, RecipeChange } from '../schema.ts';

/** What is known of somebody's recipes. */
export interface Recipes {
  /** Null until the server has answered. */
  list: RecipeList | null;
  /** Why it has not, in words. */
  problem: string | null;
  /** The session is over although the page still shows a name. */
  signedOut: boolean;
  load: () => Promise<void>;
  save: (recipe: NewRecipe) => Promise<void>;
  change: (id: string, change: RecipeChange) => Promise<void>;
  remove: (recipe: RecipeLine) => Promise<void>;
  /** The one that was deleted last on this page, and can be put back. */
  deleted: RecipeLine | null;
  putBack: () => Promise<void>;
  forgetDeleted: () => void;
}

/** While one runs elsewhere, by the clock or in another tab, the list is asked for again this often. */
const lookAgainMs = 5000;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The recipes of whoever is signed in, and what can be done with them; asks again when the page is looked at again. */
export function useRecipes(owner: string | null): Recipes {
  const [list, setList] = useState<RecipeList | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  const [deleted, setDeleted] = useState<RecipeLine | null>(null);

  const load = useCallback(async () => {
    try {
      setList(await server.listRecipes());
      setProblem(null);
      setSignedOut(false);
    } catch (error) {
      setSignedOut(error instanceof server.Refused && error.code === 'signed_out');
      setProblem(wordsOf(error));
    }
  }, []);

  useEffect(() => {
    if (owner === null) {
      setList(null);
      return;
    }
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [owner, load]);

  const isRunning = list?.recipes.some(({ lastRun }) => lastRun?.endedAt === null) ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void load(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, load]);

  return {
    list,
    problem,
    signedOut,
    deleted,
    load,
    save: async (recipe) => {
      await server.saveRecipe(recipe);
      await load();
    },
    change: async (id, change) => {
      await server.changeRecipe(id, change);
      await load();
    },
    remove: async (line) => {
      await server.deleteRecipe(line.id);
      setDeleted(line);
      await load();
    },
    putBack: async () => {
      if (!deleted) return;
      await server.putBack(deleted.id);
      setDeleted(null);
      await load();
    },
    forgetDeleted: () => setDeleted(null),
  };
}

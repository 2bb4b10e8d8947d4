import type { UseLearning } from '../use-learning.ts';

/** What a screen that leads to others is given. */
export interface ScreenProps {
  learner: UseLearning;
  go: (screen: 'today' | 'card' | 'done' | 'course') => void;
}

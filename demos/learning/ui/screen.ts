import type { ReactNode } from 'react';
import type { Place } from '../../app-kit/place/place.ts';
import type { RoleId } from './roles.ts';
import type { Used } from './used.ts';

/** What every screen gets. */
export interface ScreenProps {
  used: Used;
  role: RoleId;
  place: Place;
  today: string;
}

/** What the shell draws of a screen. */
export interface ShownScreen {
  title: string;
  beside?: ReactNode;
  actions?: ReactNode;
  body: ReactNode;
}

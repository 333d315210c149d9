import { createContext, useContext } from 'react';
import type { MatchOptions, TableSettings } from '../rules/options.ts';

/** A screen that is opened over the place where one is, and closed again. */
export type Sheet =
  | { readonly name: 'settings' }
  /** At the page of this id, else where the place suggests. */
  | { readonly name: 'rules'; readonly page?: string }
  /** With other options than the usual ones already chosen. */
  | { readonly name: 'newTable'; readonly options?: MatchOptions }
  | { readonly name: 'changeOptions'; readonly options: MatchOptions; readonly settings: TableSettings };

export interface Nav {
  open(sheet: Sheet): void;
  close(): void;
}

export const NavContext = createContext<Nav>({ open() {}, close() {} });

export const useNav = (): Nav => useContext(NavContext);

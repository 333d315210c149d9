import type { Key, Params } from '../i18n/catalogue.ts';
import type { SetupForm } from './form.ts';

/** Words of the catalogue with what belongs into them. */
export interface Said {
  readonly key: Key;
  readonly params?: Params;
}

interface Base {
  readonly id: string;
  readonly part: Key;
  readonly label: Said;
  /** One line that explains the option. */
  readonly about: Key;
  /** Belongs to the field above it. */
  readonly isDetail?: boolean;
}

export interface Choice {
  readonly word: Said;
  /** One line that explains this choice. */
  readonly about?: Key;
  /** Switches the option off: `none` or `off` may be typed for it. */
  readonly isNone?: true;
  readonly set: (form: SetupForm) => SetupForm;
}

export interface ChoiceField extends Base {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Which of them holds now. */
  readonly at: number;
}

export type Unit = 'points' | 'count' | 'times' | 'ms';

export interface NumberField extends Base {
  readonly kind: 'number';
  readonly unit: Unit;
  /** Null is shown as `none`. */
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** What null is called, where null is possible. */
  readonly none?: Key | undefined;
  readonly set: (form: SetupForm, value: number | null) => SetupForm;
}

export interface NameField extends Base {
  readonly kind: 'name';
  readonly value: string;
  readonly set: (form: SetupForm, value: string) => SetupForm;
}

export type Field = ChoiceField | NumberField | NameField;

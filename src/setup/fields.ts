import type { Field } from './field.ts';
import type { SetupForm } from './form.ts';
import { houseFields } from './houseFields.ts';
import { extraFields, matchFields, presetFields } from './matchFields.ts';
import { penaltyFields } from './penaltyFields.ts';
import { tableFields } from './tableFields.ts';
import { timeFields } from './timeFields.ts';

/** Every option of RULES.md section 4 that can be set now, in the order of the screen. */
export const fieldsOf = (form: SetupForm, isNew: boolean): readonly Field[] => [
  ...tableFields(form, isNew),
  ...presetFields(form),
  ...matchFields(form),
  ...houseFields(form),
  ...timeFields(form),
  ...penaltyFields(form),
  ...extraFields(form),
];

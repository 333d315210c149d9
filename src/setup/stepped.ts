import type { Field } from './field.ts';
import type { SetupForm } from './form.ts';
import { steppedValue } from './stops.ts';

/** The form after an arrow: the next choice (round and round), the next round value. */
export function stepped(form: SetupForm, field: Field, direction: 1 | -1): SetupForm {
  switch (field.kind) {
    case 'name':
      return form;
    case 'number':
      return field.set(form, steppedValue(field, direction));
    case 'choice': {
      const { choices, at } = field;
      return choices[(at + direction + choices.length) % choices.length]?.set(form) ?? form;
    }
    default:
      return field satisfies never;
  }
}

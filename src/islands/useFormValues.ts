import { useState, type RefObject } from 'react';
import type { Values } from '../forms/field.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import { initialValue, readValues } from './formValues.ts';

/**
 * What stands in a form: the browser keeps it, this reads it.
 * @param ref the form
 * @returns `values` as they were last read; `take`, which reads them anew; `isTyped`, whether a field of the visitor's
 * holds anything else than the page came with
 */
export function useFormValues(
  ref: RefObject<HTMLFormElement | null>,
  { fields, given }: Pick<FormDefinition, 'fields' | 'given'>,
) {
  const [values, setValues] = useState<Values>({});
  const names = [...fields, ...given].map(({ name }) => name);

  function take(): Values {
    const taken = readValues(ref.current!, names);
    setValues(taken);
    return taken;
  }
  function isTyped(): boolean {
    const shown = readValues(ref.current!, names);
    return fields.some(({ name }) => shown[name] !== initialValue(ref.current!, name));
  }
  return { values, take, isTyped };
}

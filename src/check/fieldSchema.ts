import type { z } from 'zod';

/** What of a schema's inside this project's schemas use. */
interface Inside {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}
const insideOf = (schema: z.ZodType) => schema.def as unknown as Inside;

/** What an editor should know about a field. */
export interface FieldSchema {
  /** Its `.describe()`, or that of the nearest field around it. */
  message: string | undefined;
  /** The names of the fields inside it, when it holds fields. */
  keys: string[];
}

/** Looks up a field of a schema by its path; unknown steps end the way early. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldSchema {
  let message: string | undefined;
  let here: z.ZodType | undefined = schema;
  let own: string | undefined;
  for (let at = 0; here;) {
    own ??= here.description;
    const { innerType, element, valueType, shape } = insideOf(here);
    if (innerType) {
      here = innerType;
      continue;
    }
    message = own ?? message;
    own = undefined;
    if (at === path.length) return { message, keys: Object.keys(shape ?? {}) };
    here = element ?? valueType ?? shape?.[String(path[at])];
    at += 1;
  }
  return { message, keys: [] };
}

/** A value inside an entry, and the way to it. */
export interface Step {
  path: readonly PropertyKey[];
  value: unknown;
}

/** Whether a value is an object of fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value inside `value`, parents before children. */
export function* walk(value: unknown, path: readonly PropertyKey[] = []): Generator<Step> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* walk(item, [...path, at]);
  } else if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, [...path, key]);
  }
}

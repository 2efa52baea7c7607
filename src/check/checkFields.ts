import type { z } from 'zod';
import { fieldName, type Issue } from './issue.ts';
import { describeViolation } from './describeViolation.ts';
import { fieldAt } from './fieldSchema.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { Entry } from './readEntry.ts';

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** One issue for each key that the schema does not know, and the missing fields that they were meant to be. */
function unknownKeys(entry: Entry, schema: z.ZodType, violations: z.core.$ZodIssue[]) {
  const issues: Issue[] = [];
  const meant = new Set<string>();
  for (const violation of violations) {
    if (violation.code !== 'unrecognized_keys') continue;
    const present = valueAt(entry.data, violation.path) as Record<string, unknown>;
    const { keys } = fieldAt(schema, violation.path);
    const absent = keys.filter((key) => present[key] === undefined);
    for (const key of violation.keys) {
      const path = [...violation.path, key];
      const guess = nearest(key, absent);
      if (guess) meant.add(fieldName([...violation.path, guess]));
      const isId = key === 'id' && !violation.path.length;
      const message = isId
        ? "there is no such field: the file's name is the id. Delete the line."
        : `there is no such field.${didYouMean(key, absent) || ` The fields here are ${keys.join(', ')}.`}`;
      issues.push({ file: entry.file, line: entry.lineOf(path), field: fieldName(path), message });
    }
  }
  return { issues, meant };
}

/** Holds an entry's fields against their schema: one issue a field. */
export function checkFields(entry: Entry, schema: z.ZodType): Issue[] {
  const violations = schema.safeParse(entry.data).error?.issues ?? [];
  const { issues, meant } = unknownKeys(entry, schema, violations);
  for (const violation of violations) {
    const field = fieldName(violation.path);
    const found = valueAt(entry.data, violation.path);
    if (violation.code === 'unrecognized_keys' || (found === undefined && meant.has(field))) continue;
    const guess = (options: string[]) => (typeof found === 'string' ? didYouMean(found, options) : '');
    const message = describeViolation(violation, found, fieldAt(schema, violation.path).message, guess);
    issues.push({ file: entry.file, line: entry.lineOf(violation.path), field, message });
  }
  return issues;
}

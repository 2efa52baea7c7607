import type { z } from 'zod';
import { fieldName, type Complaint } from './complaint.ts';
import { describeIssue } from './describeIssue.ts';
import { fieldAt } from './fieldSchema.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { Entry } from './readEntry.ts';

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** One complaint for each key that the schema does not know, and the missing fields that they were meant to be. */
function unknownKeys(entry: Entry, schema: z.ZodType, issues: z.core.$ZodIssue[]) {
  const complaints: Complaint[] = [];
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const present = valueAt(entry.data, issue.path) as Record<string, unknown>;
    const { keys } = fieldAt(schema, issue.path);
    const absent = keys.filter((key) => present[key] === undefined);
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const guess = nearest(key, absent);
      if (guess) meant.add(fieldName([...issue.path, guess]));
      const isId = key === 'id' && !issue.path.length;
      const says = isId
        ? "there is no such field: the file's name is the id. Delete the line."
        : `there is no such field.${didYouMean(key, absent) || ` The fields here are ${keys.join(', ')}.`}`;
      complaints.push({ file: entry.file, line: entry.lineOf(path), field: fieldName(path), says });
    }
  }
  return { complaints, meant };
}

/** Holds an entry's fields against their schema: one complaint a field. */
export function checkFields(entry: Entry, schema: z.ZodType): Complaint[] {
  const issues = schema.safeParse(entry.data).error?.issues ?? [];
  const { complaints, meant } = unknownKeys(entry, schema, issues);
  for (const issue of issues) {
    const field = fieldName(issue.path);
    const found = valueAt(entry.data, issue.path);
    if (issue.code === 'unrecognized_keys' || (found === undefined && meant.has(field))) continue;
    const guess = (options: string[]) => (typeof found === 'string' ? didYouMean(found, options) : '');
    const says = describeIssue(issue, found, fieldAt(schema, issue.path).says, guess);
    complaints.push({ file: entry.file, line: entry.lineOf(issue.path), field, says });
  }
  return complaints;
}

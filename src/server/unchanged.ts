import type { IncomingHttpHeaders } from 'node:http';

/** The three ways to write a date that a server has to read; the last names no zone. */
const DATE =
  /^[A-Z][a-z]+(?:, \d\d[ -][A-Z][a-z]{2}[ -](?:\d{4}|\d\d) [\d:]{8} GMT| [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4})$/;

function timeOf(date: string): number {
  if (!DATE.test(date)) return NaN;
  return Date.parse(date.endsWith('GMT') ? date : `${date} GMT`);
}

/**
 * Whether a client has what it asks for already (RFC 9110, 13.1.2 and 13.1.3): one of its tags is the file's, weak or
 * strong, or it has something at all and asks for nothing else; without tags, the file is no newer than its time.
 * @param asked the headers of a GET or HEAD that would be answered with 200
 * @param tag the ETag of what would be sent
 * @param modified its Last-Modified
 */
export function isUnchanged(asked: IncomingHttpHeaders, tag: string, modified: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = asked;
  if (tags === undefined) return timeOf(since) >= timeOf(modified);
  const named: string[] = tags.match(/"[^"]*"/g) ?? [];
  return tags.trim() === '*' || named.includes(tag.replace(/^W\//, ''));
}

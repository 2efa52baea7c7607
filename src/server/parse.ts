import { isUtf8 } from 'node:buffer';
import { Busboy } from '@fastify/busboy';
import * as limits from './limits.ts';
import { HttpError } from './httpError.ts';

/** What a request asked for, in the e-mail protocol's words: three ids, and the form's own fields as text. */
export interface Submission {
  ids: Record<(typeof ID_NAMES)[number], string>;
  values: Map<string, string>;
}

const ID_NAMES = ['user_id', 'service_id', 'template_id'] as const;
const PROTOCOL = new Set<string>([...ID_NAMES, 'lib_version', 'accessToken', 'g-recaptcha-response']);
const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);
const bad = (text: string) => new HttpError(400, text);
const notUtf8 = () => bad('The text is not UTF-8');

/** A byte order mark, which some programs write first, is left out. @throws HttpError 400 on bytes that are not UTF-8 */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw notUtf8();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('The JSON is not valid');
  }
  if (!isRecord(value)) throw bad('The parameters are not an object');
  return value;
}

/** Adds one field; a name given twice with different values would leave the reader guessing. */
function put(values: Map<string, string>, name: string, value: unknown): void {
  const isFlat = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!isFlat) throw bad('The template params have to be a flat object of texts, numbers and booleans');
  if (name === '' || Buffer.byteLength(name) > limits.FIELD_NAME_BYTES || POLLUTING.has(name)) {
    throw bad('A field has a name that is not allowed');
  }
  const text = String(value).toWellFormed();
  if ((values.get(name) ?? text) !== text) throw bad('A field is given twice with different values');
  values.set(name, text);
  if (values.size > limits.FIELDS) throw bad('Too many fields');
}

function parseJson(text: string): Submission {
  const body = parseObject(text);
  const params = body['template_params'] ?? {};
  if (!isRecord(params)) throw bad('The template params have to be an object');
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) put(values, name, value);
  const id = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    ids: { user_id: id('user_id'), service_id: id('service_id'), template_id: id('template_id') },
    values,
  };
}

function parseMultipart(body: Buffer, type: string): Promise<Map<string, string>> {
  if (!isUtf8(body)) throw notUtf8();
  let stuck: NodeJS.Timeout | undefined;
  const parsed = new Promise<Map<string, string>>((resolve, reject) => {
    const values = new Map<string, string>();
    const fail = () => reject(bad('The form data is not valid'));
    stuck = setTimeout(fail, limits.FORM_PARSE_MS).unref();
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields: limits.FIELDS,
        files: 0,
        parts: limits.FIELDS,
        fieldNameSize: limits.FIELD_NAME_BYTES,
        fieldSize: limits.FORM_BODY_BYTES,
        headerSize: limits.PART_HEADER_BYTES,
      },
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, fail);
    parser.on('error', fail);
    parser.on('field', (name, value) => {
      try {
        put(values, name ?? '', value);
      } catch (error) {
        reject(error);
      }
    });
    parser.on('finish', () => resolve(values));
    parser.end(body);
  });
  // A timer that is left running keeps the whole body.
  return parsed.finally(() => clearTimeout(stuck));
}

async function parseForm(body: Buffer, type: string): Promise<Submission> {
  const all = new Map<string, string>();
  if (/^multipart/i.test(type)) {
    const parsed = parseMultipart(body, type).catch((error: unknown) => {
      throw error instanceof HttpError ? error : bad('The form data is not valid');
    });
    for (const [name, value] of await parsed) all.set(name, value);
  } else {
    for (const [name, value] of new URLSearchParams(decode(body))) put(all, name, value);
  }
  const id = (name: string) => all.get(name) ?? '';
  const values = new Map([...all].filter(([name]) => !PROTOCOL.has(name)));
  return {
    ids: { user_id: id('user_id'), service_id: id('service_id'), template_id: id('template_id') },
    values,
  };
}

/**
 * Reads a complete request body.
 * @param type the request's content type
 * @throws HttpError 400 when the body is malformed, nested, too full or not UTF-8
 */
export async function parse(body: Buffer, type: string): Promise<Submission> {
  return /json/i.test(type) ? parseJson(decode(body)) : parseForm(body, type);
}

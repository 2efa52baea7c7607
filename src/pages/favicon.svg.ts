import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { pictureFile } from '../lib/pictures.ts';

export const GET: APIRoute = async () => new Response(await readFile(pictureFile('brand/favicon'), 'utf8'));

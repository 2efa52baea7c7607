import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withLateScripts } from './lateScripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-own';"></head><body>${body}</body>`;
const module = (file: string) => `<script type="module" src="/_astro/${file}"></script>`;
const late = (...files: string[]) =>
  `self.pressed=[];{let begin=()=>{begin=Boolean;${files.map((file) => `import("/_astro/${file}")`).join(';')}};addEventListener("click",e=>{e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||pressed.push(e.target);begin()});addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>begin())));setTimeout(()=>begin(),3000)}`;

describe('the scripts of a page', () => {
  it('are asked for after its first paint, by one script that the policy names', () => {
    const { html, runtime } = withLateScripts(page(`${module('a.js')}<p>text</p>${module('b.js')}`));
    const script = late('a.js', 'b.js');
    expect(html).toBe(
      page(`<p>text</p><script>${script}</script>`).replace("'sha256-own'", `${hash(script)} 'sha256-own'`),
    );
    expect(runtime).toBeUndefined();
  });

  it('stay where they are inside a template, and where they are part of the page', () => {
    const hides = '<script>hide("astro-island>li")</script>';
    const own = `<template>${module('search.js')}</template>${hides}`;
    expect(withLateScripts(page(own)).html).toBe(page(own));
  });

  it('that run islands become a file, named by what is in it', () => {
    const [visible, element] = ['self.Astro;"astro:visible"', 'customElements.define("astro-island")'];
    const islands = `<script>${visible}</script><astro-island></astro-island><script>${element}</script>`;
    const { html, runtime } = withLateScripts(page(islands));
    expect(runtime?.code).toBe(`${visible};\n${element}`);
    expect(runtime?.file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
    expect(html).toContain(`<astro-island></astro-island><script>${late(runtime!.file.slice(7))}`);
    expect(withLateScripts(page(`${islands} `)).runtime?.file).toBe(runtime?.file);
    const other = withLateScripts(page(`<script>${visible}</script>`)).runtime;
    expect(other?.file).not.toBe(runtime?.file);
  });
});

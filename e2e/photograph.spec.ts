import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from './fixture.ts';
import { copyProject } from './project.ts';

/** The most that one rendition of a photograph may weigh at the width that a phone shows, in bytes. */
const SHOWN_MAX = 60_000;

test("an editor's photograph wins over the artwork and is sent as AVIF and WebP in several widths", async () => {
  test.setTimeout(240_000);
  const folder = copyProject();
  try {
    // A photograph's kind of surface: soft colours with grain, larger than any page shows it.
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
    await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#3c6b4a', noise } })
      .blur(2)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg({ quality: 85 })
      .toFile(path.join(folder, 'content/pictures/places/bwindi-1.jpg'));
    const { status, stderr, stdout } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);

    const html = readFileSync(path.join(folder, 'dist/eastafricatraveldestinations.html'), 'utf8');
    const slide = html.slice(html.indexOf('id="bwindi"'), html.indexOf('id="nile"'));
    const avif = /<source srcset="(?<set>[^"]+)" type="image\/avif"/.exec(slide)?.groups?.['set'] ?? '';
    expect(avif.split(',').length).toBeGreaterThanOrEqual(3);
    expect(slide).toContain('type="image/webp"');
    const widths = [...avif.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(1920);

    const [, small = ''] = /(\/_astro\/\S+\.avif) 640w/.exec(avif) ?? [];
    expect(statSync(path.join(folder, 'dist', small)).size).toBeLessThanOrEqual(SHOWN_MAX);
    const { exif } = await sharp(path.join(folder, 'dist', small)).metadata();
    expect(exif, 'what the camera noted about who and where').toBeUndefined();
    expect(readdirSync(path.join(folder, 'dist/og'))).toContain('home.png');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

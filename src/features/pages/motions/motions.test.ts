// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOTIONS } from '#engine/event/documents/page/blocks/animation.ts';
import { RATE } from './lottie.ts';
import { loadMotion } from './motions.ts';

const { signal } = new AbortController();
afterEach(() => vi.unstubAllGlobals());

/** Every value of a document under a key, wherever it stands. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ]);
}

describe.each(MOTIONS)('motion:%s', (name) => {
  test('ends within five seconds, so that it needs no other way to be stopped (WCAG 2.2.2)', async () => {
    const { ip, op, fr } = await loadMotion(`motion:${name}`, signal);
    expect((op - ip) / fr).toBeGreaterThan(2);
    expect((op - ip) / fr).toBeLessThanOrEqual(5);
    expect(fr).toBe(RATE);
  });

  test('is written in figures that can be drawn, and moves forward only', async () => {
    const document = await loadMotion(`motion:${name}`, signal);
    expect(JSON.stringify(document)).not.toMatch(/null|NaN|Infinity/);
    const moving = valuesOf(document.layers, 'k').filter(
      (value): value is { t: number }[] => Array.isArray(value) && typeof value[0]?.t === 'number',
    );
    expect(moving.length).toBeGreaterThan(0);
    for (const frames of moving) {
      const times = frames.map(({ t }) => t);
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(document.op);
    }
  });

  test('is painted in colours of the theme alone', async () => {
    const css = readFileSync(path.join(import.meta.dirname, '../blocks/animation-block.css'), 'utf8');
    const used = new Set(valuesOf((await loadMotion(`motion:${name}`, signal)).layers, 'cl'));
    expect(used.size).toBeGreaterThan(1);
    for (const colour of used) expect(css).toContain(`.${colour} {`);
  });
});

describe('a file of this site', () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const good = { fr: 30, ip: 0, op: 60, w: 100, h: 100, layers: [] };

  test('is played', async () => {
    answer(good);
    expect(await loadMotion('/files/wave.json', signal)).toEqual(good);
  });

  test.each([null, 'x', [], {}, { ...good, layers: 'x' }, { ...good, fr: '30' }])(
    'that is %j is refused',
    async (body) => {
      answer(body);
      await expect(loadMotion('/files/wave.json', signal)).rejects.toThrow('not an animation');
    },
  );

  test('that is gone is refused', async () => {
    answer(good, 404);
    await expect(loadMotion('/files/wave.json', signal)).rejects.toThrow('not an animation');
  });

  test.each(['https://evil.example/x.json', '//evil.example/x.json', '/\\evil.example/x.json', 'motion:x'])(
    '%s is none, and is not asked for',
    async (address) => {
      const asked = vi.fn();
      vi.stubGlobal('fetch', asked);
      await expect(loadMotion(address, signal)).rejects.toThrow('a file of this site');
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

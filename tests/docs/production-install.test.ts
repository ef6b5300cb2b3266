import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8');

it('the service keeps what it writes to its user', () => {
  const [, unit = ''] = /```ini\n(\[Unit\].*?)```/s.exec(guide) ?? [];
  for (const line of ['User=rostrum', 'UMask=0077', 'StateDirectoryMode=0700'])
    expect(unit.split('\n')).toContain(line);
});

it('a user is there before anything is theirs, and a folder before it is entered', () => {
  const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const install = blocks.find((block) => block.includes('useradd')) ?? '';
  const at = (words: string) => {
    expect(install).toContain(words);
    return install.indexOf(words);
  };
  expect(at('useradd')).toBeLessThan(at('-o rostrum'));
  expect(at('install -d -o rostrum /opt/rostrum')).toBeLessThan(at('cd /opt/rostrum'));
  expect(at('install -d -o rostrum -m 700 /var/lib/rostrum')).toBeLessThan(at('DATA_DIR=/var/lib/rostrum'));
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HOUSES = ['engine', 'machines', 'widgets', 'src', 'server', 'fixtures'];
/** Rooms that are drawn by themselves; what lies elsewhere in a house is drawn as the house. */
const ROOMS = [
  'engine/react',
  ...['app', 'features', 'layout', 'ui', 'lib', 'api'].map((room) => `src/${room}`),
  ...['http', 'routes', 'inventory', 'domain', 'database', 'configuration'].map((room) => `server/${room}`),
];

/** Who imports whom, as the code has it today, as a Mermaid graph; tests are left out. */
export function drawRooms(): string {
  const rooms = new Set<string>();
  const edges = new Set<string>();
  for (const file of HOUSES.flatMap(sourcesIn)) {
    const from = roomOf(file);
    for (const [, target = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(
      /from '([#.][^']+)'/g,
    )) {
      const to = roomOf(target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target));
      if (to === from) continue;
      for (const room of [from, to]) rooms.add(`  ${nameOf(room)}["${room}"]`);
      edges.add(`  ${nameOf(from)} --> ${nameOf(to)}`);
    }
  }
  return ['```mermaid', 'flowchart TD', ...[...rooms].sort(), ...[...edges].sort(), '```'].join('\n');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesIn(file);
    return /\.tsx?$/.test(entry.name) && !/(\.test|cases|\.contract|\.d)\.tsx?$/.test(entry.name)
      ? [file]
      : [];
  });
}

function roomOf(file: string): string {
  return ROOMS.find((room) => file.startsWith(`${room}/`)) ?? file.split('/')[0] ?? file;
}

function nameOf(room: string): string {
  return room.replace('/', '_');
}

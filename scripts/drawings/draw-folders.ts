import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../folders.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Imports between nodes: each node with those that it imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The packages and the imports between them, as a Mermaid graph. */
export function drawPackages(): string {
  return mermaidOf(graphOf(Object.keys(PACKAGES), (file) => file.split('/')[0]));
}

/** The folders of a package and the imports between them; undefined if none is listed. */
export function drawFolders(name: string): string | undefined {
  const folders = Object.keys(PACKAGES[name]?.folders ?? {});
  if (folders.length === 0) return undefined;
  const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${name}/${folder}/`));
  return mermaidOf(graphOf([name], folderOf));
}

/** Reads the imports in some packages; files without a node are left out, and so are tests. */
function graphOf(packages: readonly string[], nodeOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of packages.flatMap(sourcesIn)) {
    const from = nodeOf(file);
    if (from === undefined) continue;
    const imports = graph.get(from) ?? new Set();
    graph.set(from, imports);
    for (const target of importsOf(file)) {
      const to = nodeOf(target);
      if (to !== undefined && to !== from) imports.add(to);
    }
  }
  return graph;
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/from '([#.][^']+)'/g);
  return [...specifiers].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target),
  );
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

function mermaidOf(graph: Graph): string {
  const nodes = [...graph.keys()].sort();
  const edges = nodes.flatMap((from) =>
    [...(graph.get(from) ?? [])]
      .filter((to) => !isImplied(graph, from, to))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`)
      .sort(),
  );
  const boxes = nodes.map((node) => `  ${idOf(node)}["${node}"]`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...edges, '```'].join('\n');
}

/** Whether another import leads to the same node: its arrow is left out. */
function isImplied(graph: Graph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some(
    (other) => other !== to && reaches(graph, other, to) && !reaches(graph, to, other),
  );
}

function reaches(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from) ?? [])].some((next) => reaches(graph, next, to, seen));
}

const idOf = (node: string) => node.replace(/\W/g, '_');

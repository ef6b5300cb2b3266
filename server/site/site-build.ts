import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnPage, SiteRenderer } from '#engine/contract/initial-data.ts';
import { linksOf, type Manifest } from './page-links.ts';

/** Where pages come from: the build, or in development the sources. */
export interface PageSource {
  /** Whether its pages stay as they are until the server is started again: those of a build do. */
  readonly isBuilt: boolean;
  /** The page with nothing drawn in it. */
  readonly shell: (url: string) => Promise<string>;
  /** The page of the organizers' desk, which renders itself. */
  readonly desk: (url: string) => Promise<string>;
  /** The script of the bar that leads to a page's editor; empty where the desk is not built. */
  readonly editBar: string;
  /** What draws pages; undefined where the site was built without it. */
  readonly renderer: () => Promise<SiteRenderer | undefined>;
  /** The elements that have the browser fetch what a page is drawn with, at once. */
  readonly links: (page: Pick<DrawnPage, 'modules' | 'font'>) => string;
}

/** Reads what the build has left; the folder of the renderer lies beside that of the site. */
export function builtSite(folder: string): PageSource {
  const shell = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const desk = path.join(folder, 'assets/desk/organize.html');
  const manifest = readManifest(path.join(folder, '.vite/manifest.json'));
  const entry = path.join(folder, '../site-server/entry-server.js');
  const renderer = existsSync(entry) ? loadRenderer(entry) : Promise.resolve(undefined);
  // A fault is told by the first page that wants it, not by the process.
  renderer.catch(() => {});
  return {
    isBuilt: true,
    shell: async () => shell,
    desk: async () => readFileSync(desk, 'utf8'),
    editBar: editBarOf(readManifest(path.join(folder, 'assets/desk/.vite/manifest.json'))),
    renderer: () => renderer,
    links: (page) => linksOf(manifest, page),
  };
}

function editBarOf(manifest: Manifest): string {
  const { file } = manifest['edit-bar/main.ts'] ?? {};
  return file ? `<script type="module" src="/assets/desk/${file}"></script>` : '';
}

async function loadRenderer(entry: string): Promise<SiteRenderer> {
  return (await import(pathToFileURL(path.resolve(entry)).href)).renderer;
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

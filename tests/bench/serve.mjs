// Builds the benchmark page as production would and serves it under the site's own script policy.
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compileHint, reactChunk } from '../../scripts/site-chunks.mjs';
import { slimBuild } from '../../scripts/slim-build.mjs';

const HERE = import.meta.dirname;
const OUT = path.resolve(HERE, '../../dist/bench');
/** The form of the peers' benchmark, and a nested schema drawn by us and by stock rjsf. */
const OURS = ['index.html', 'nested-ours.html'];
const STOCK = ['nested-stock.html'];
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.woff2': 'font/woff2' };
const PAGE_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types rostrum-worker dompurify";
/** Stock rjsf validates on the page. */
const STOCK_CSP = "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'";
const WORKER_CSP = "default-src 'none'; script-src 'self' 'unsafe-eval'";

function policyOf(name) {
  if (name.includes('validation-worker')) return WORKER_CSP;
  return name.includes('stock') ? STOCK_CSP : PAGE_CSP;
}

/** Builds the pages into dist/bench. */
export async function buildBench() {
  await buildPages(OURS, [react(), slimBuild()], true);
  // What a website of ours leaves out of rjsf, stock rjsf has.
  await buildPages(STOCK, [react()], false);
}

const buildPages = (pages, plugins, emptyOutDir) =>
  build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    plugins,
    worker: { format: 'es', plugins: () => [slimBuild()] },
    build: {
      outDir: OUT,
      emptyOutDir,
      rolldownOptions: {
        input: pages.map((name) => path.join(HERE, name)),
        output: { codeSplitting: { groups: [reactChunk] }, postBanner: compileHint },
      },
      modulePreload: { polyfill: false },
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox128', 'safari18'],
      chunkSizeWarningLimit: 1000,
    },
  });

/** Serves dist/bench, cross-origin isolated so that clocks are fine; gives its address. */
export function serveBench(port = 0) {
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://bench').pathname);
    const file = path.join(OUT, path.normalize(name === '/' ? '/index.html' : name));
    if (!file.startsWith(OUT) || !existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.setHeader('Content-Security-Policy', policyOf(name));
    return response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}

// Builds the benchmark page as production would and serves it under the site's own script policy.
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { slimBuild } from '../../scripts/slim-build.mjs';

const HERE = import.meta.dirname;
const OUT = path.resolve(HERE, '../../dist/bench');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.woff2': 'font/woff2' };
const PAGE_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types rostrum-worker dompurify";
const WORKER_CSP = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** Builds the page into dist/bench. */
export const buildBench = () =>
  build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), slimBuild()],
    worker: { format: 'es', plugins: () => [slimBuild()] },
    build: {
      outDir: OUT,
      emptyOutDir: true,
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
    response.setHeader('Content-Security-Policy', name.includes('validation-worker') ? WORKER_CSP : PAGE_CSP);
    return response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}

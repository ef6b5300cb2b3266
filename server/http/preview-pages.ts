import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AboutPreview } from '#engine/contract/previews.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * Puts the script of a preview first into every page, with what it needs to know, and keeps search engines away. Before
 * anything that reads a finished page, such as compression.
 */
export function markPreviewPages(
  server: FastifyInstance,
  siteFolder: string | undefined,
  about: AboutPreview,
): void {
  const script = siteFolder && previewScript(siteFolder);
  const mark = `<meta name="preview" content="${escapeHtml(JSON.stringify(about))}">${script ? `<script type="module" src="${script}"></script>` : ''}`;
  server.addHook('onSend', async (_request, reply, payload) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    for (const header of ['content-length', 'etag']) reply.removeHeader(header);
    return payload.toString().replace(/<head>/, (head) => head + mark);
  });
}

/** The address of the script, which the desk is built with. */
function previewScript(siteFolder: string): string | undefined {
  const manifest = path.join(siteFolder, 'assets/desk/.vite/manifest.json');
  if (!existsSync(manifest)) return undefined;
  const { file } = JSON.parse(readFileSync(manifest, 'utf8'))['preview/main.ts'] ?? {};
  return file && `/assets/desk/${file}`;
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Returns the font families of an event's theme. */
export type FamiliesOf = (eventCode: string) => readonly string[];

/**
 * Has a page fetch the fonts of its event's theme beside its scripts, so that no text is painted twice; those of other
 * events' themes are left alone.
 */
export function preloadFonts(server: FastifyInstance, siteFolder: string, familiesOf: FamiliesOf): void {
  const files = readdirSync(path.join(siteFolder, 'assets'));
  server.addHook('onSend', async (request, reply) => {
    const isSitePage = request.is404 || request.routeOptions.url === '/' || request.routeOptions.url === '/*';
    // The desk has the system's font.
    if (reply.getHeader('x-robots-tag') === 'noindex') return;
    const isHtml = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isSitePage || !isHtml || reply.statusCode !== 200) return;
    const links = [...new Set(familiesOf(request.eventCode))].flatMap((family) => fontLinks(family, files));
    if (links.length > 0) reply.header('link', links.join(', '));
  });
}

/** The upright Latin face of a family; its other faces are fetched by the pages that need them. */
function fontLinks(family: string, files: readonly string[]): string[] {
  const face = new RegExp(
    `^${family.toLowerCase().replaceAll(' ', '-')}-latin-[a-z]+-normal-[\\w-]+\\.woff2$`,
  );
  return files
    .filter((file) => face.test(file))
    .map((file) => `</assets/${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
}

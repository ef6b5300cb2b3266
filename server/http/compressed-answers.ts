import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { varyBy } from './vary.ts';

/** In bytes; shorter answers fit in a packet or two. */
const WORTH_IT = 1024;
const TEXTUAL = /^(text\/|application\/(json|xml|javascript)|image\/svg)/;

const squeeze = {
  // Above 4, compressing a fresh answer takes longer than it saves.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;
export type Encoding = keyof typeof squeeze;

/** Compresses a text in an encoding that its reader accepts. */
export const compressText = (encoding: Encoding, bytes: Buffer): Promise<Buffer> => squeeze[encoding](bytes);

/** Compresses pages and data for clients that accept it; the site's files are stored compressed. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isText(reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const bytes = Buffer.from(payload);
    if (bytes.length < WORTH_IT) return payload;
    varyBy(reply, 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    const compressed = await compressText(encoding, bytes);
    reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  });
}

function isText(reply: FastifyReply): boolean {
  return TEXTUAL.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
}

/** The best encoding that Accept-Encoding names and does not refuse. */
export function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

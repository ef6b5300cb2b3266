import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { FileAnswer } from './handlers.ts';

// A file that a browser shows after all is on a page where nothing runs and nothing is fetched.
const policy = "default-src 'none'; sandbox";

/** Sends a file to be saved under its name, or shown where that is safe (nosniff is sent with all). */
export function sendFile(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!isFile(answer)) throw new Error('a handler that produces a file gave none');
  return reply
    .type(answer.type)
    .header('content-disposition', contentDisposition(answer.name, answer.shown ? 'inline' : 'attachment'))
    .header('content-security-policy', policy)
    .send(
      answer.content instanceof Uint8Array
        ? Buffer.from(answer.content)
        : Readable.from(answer.content, { objectMode: false }),
    );
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'type' in answer &&
    'name' in answer &&
    'content' in answer &&
    (answer.content instanceof Uint8Array || isIterable(answer.content))
  );
}

function isIterable(content: unknown): content is AsyncIterable<Uint8Array> {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content;
}

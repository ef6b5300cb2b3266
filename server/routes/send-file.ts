import type { FastifyReply } from 'fastify';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { FileAnswer } from './handlers.ts';

/** Sends a file to be saved under its name; a browser shows none of it in this site's place (nosniff is sent with all). */
export function sendFile(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!isFile(answer)) throw new Error('a handler that produces a file gave none');
  return reply
    .type(answer.type)
    .header('content-disposition', contentDisposition(answer.name))
    .send(Buffer.from(answer.content));
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'type' in answer &&
    'name' in answer &&
    'content' in answer &&
    answer.content instanceof Uint8Array
  );
}

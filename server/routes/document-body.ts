import type { FastifyInstance } from 'fastify';
import { readJson } from '#server/configuration/json-fault.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/**
 * Reads JSON as it stands, with keys such as `__proto__`, which are refused elsewhere: what is wrong with a document
 * is told by its diagnostics. Parsed, such a key is an own property like any other, and nothing copies it.
 */
export function readDocumentsWhole(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      const reading = readJson(body);
      if (reading.ok) return reading.value;
      throw new HttpProblem(400, {
        document: [inEveryLanguage('requests.notJson', { reason: reading.fault })],
      });
    },
  );
}

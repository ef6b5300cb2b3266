import type { FastifyInstance } from 'fastify';
import { textSaid } from '#engine/form/languages/text.ts';
import { readJson } from '#server/configuration/json-fault.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { writePublishing } from '#server/languages/publishing-sentences.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/**
 * Reads JSON unchanged, with keys such as `__proto__` that are refused elsewhere: diagnostics report them. Parsed, such
 * a key is an ordinary own property, and nothing copies it.
 */
export function readDocumentsWhole(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      const reading = readJson(body);
      if (reading.ok) return reading.value;
      const reason = textSaid((locale) => writePublishing(reading.fault, locale));
      throw new HttpProblem(400, {
        document: [inEveryLanguage('requests.notJson', { reason })],
      });
    },
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { allowStyle } from '#server/http/allow-style.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { bankPage, bankStyle } from './sandbox-bank-page.ts';
import { answerSandboxChallenge, findSandboxCharge } from './sandbox-gateway.ts';

type Route = { Params: { reference: string }; Body: Record<string, unknown> };
type Question = { reference: string; amount: number; state: string; returnUrl: string };

/**
 * Adds the page on which the sandbox's bank asks a card's holder (3-D Secure): plain HTML, no script. Only for the
 * sandbox; a real bank has a page of its own.
 */
export function registerSandboxBank(
  server: FastifyInstance,
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
): void {
  server.get<Route>('/sandbox-bank/:reference', async (request, reply) => {
    return sendPage(request, reply, configuration, await questionOf(db, request.params.reference));
  });
  server.post<Route>('/sandbox-bank/:reference', async (request, reply) => {
    const question = await questionOf(db, request.params.reference);
    const { answer } = request.body;
    if (answer !== 'approve' && answer !== 'refuse') {
      throw new HttpProblem(422, {
        answer: [inEveryLanguage('payments.neitherYesNorNo')],
      });
    }
    await answerSandboxChallenge(db, question.reference, answer === 'approve');
    return reply.redirect(question.returnUrl, 303);
  });
}

async function questionOf(db: Database, reference: string): Promise<Question> {
  const charge = await findSandboxCharge(db, reference);
  if (!charge?.returnUrl) throw notFound();
  return { ...charge, returnUrl: charge.returnUrl };
}

/** The visitor's language is that of the page they came from, whatever their browser requests. */
function localeOf({ returnUrl }: Question): Locale {
  const first = new URL(returnUrl).pathname.split('/')[1];
  return localeIn(first);
}

/** The visitor is sent back to their own site, which may be under another name than this page. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  configuration: Pick<ConfigurationStore, 'current'>,
  question: Question,
): FastifyReply {
  const event = configuration.current(request.eventCode, 'event', request.eventCode)?.document;
  const { origin } = new URL(question.returnUrl);
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src ; img-src data:; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
  );
  allowStyle(reply, bankStyle(event?.theme.theme_system));
  const over = question.state !== 'challenge';
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(bankPage({ ...question, over }, event, localeOf(question)));
}

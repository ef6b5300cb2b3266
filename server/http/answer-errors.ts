import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '#engine/contract/problem.ts';
import { isDatabaseLost } from '#server/database/database-lost.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { type FieldErrors, type Message, notFound, Refusal } from '#server/refusals/refusal.ts';
import { HttpProblem } from './http-problem.ts';
import { problemOf } from './refusal-status.ts';
import { requestLanguage } from './request-language.ts';
import { requestProblem } from './request-problems.ts';

/** Answers everything thrown anywhere in one shape, `{ errors: { field: [messages] } }`, and lets nothing of the inside out. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: unknown, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    if (problem.status === 503) reply.header('retry-after', RETRY_SECONDS);
    reply.status(problem.status).send(asAnswer(problem, request));
  });
}

/** A problem as it is answered, in the language of the request. */
export function asAnswer(problem: HttpProblem, request: FastifyRequest): Problem {
  const language = requestLanguage(request);
  const text = (message: Message) => (typeof message === 'string' ? message : message[language]);
  const errors = Object.entries(problem.errors).map(([field, messages]) => [field, messages.map(text)]);
  const { diagnostics, ...details } = problem.details;
  return {
    ...details,
    ...(diagnostics && { diagnostics: writeDiagnostics(diagnostics, language) }),
    errors: Object.fromEntries(errors),
  };
}

function asProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof Refusal) return problemOf(error);
  if (isDatabaseLost(error)) return unavailable;
  const {
    validation,
    validationContext,
    statusCode = 500,
  }: Partial<FastifyError> = error instanceof Error ? error : {};
  if (validation) return validationProblem(validation, validationContext);
  return clientProblems[statusCode] ?? (isClientStatus(statusCode) ? badRequest : serverFailure);
}

function validationProblem(
  faults: NonNullable<FastifyError['validation']>,
  context: FastifyError['validationContext'],
): HttpProblem {
  // A path parameter of the wrong form cannot be the code of anything.
  if (context === 'params') return problemOf(notFound());
  const errors: FieldErrors = {};
  for (const fault of faults) {
    const { instancePath, params } = fault;
    const named = params.missingProperty ?? params.additionalProperty;
    const field =
      [...instancePath.split('/').slice(1), ...(named ? [String(named)] : [])].join('.') || 'request';
    errors[field] = [...(errors[field] ?? []), requestProblem(fault)];
  }
  return new HttpProblem(422, errors);
}

function problem(status: number, said: Message): HttpProblem {
  return new HttpProblem(status, { request: [said] });
}

const badRequest = problem(400, inEveryLanguage('requests.unreadable'));
/** The time in which a restarting or failing database is usually back. */
const RETRY_SECONDS = 5;
const unavailable = problem(503, inEveryLanguage('requests.unavailable'));
const serverFailure = problem(500, inEveryLanguage('requests.ourFault'));
const clientProblems: Partial<Record<number, HttpProblem>> = {
  413: problem(413, inEveryLanguage('requests.tooLarge')),
  415: problem(415, inEveryLanguage('requests.contentType')),
  503: problem(503, inEveryLanguage('requests.stopping')),
};

function isClientStatus(status: number): boolean {
  return status >= 400 && status < 500;
}

import type { FastifyInstance } from 'fastify';
import { localePrefix } from '#engine/event/addresses/locale-prefix.ts';
import { isAfterPayment } from '#engine/event/documents/flow/schema.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { HarFile } from '#engine/recording/har.ts';
import { createRecorder } from '#engine/recording/recorder.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import { configuredSteps, flowOf } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { savedValues } from '#server/answers/saved-values.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { reviewDossier } from '#server/registration/review-dossier.ts';
import { dossierHistory } from './dossier-history.ts';
import { flowTrace } from './flow-trace.ts';

/** Where its holder sees it. */
export interface Seen {
  readonly host: string;
  readonly address: string;
  readonly server: FastifyInstance;
}

/**
 * What the server knows of a dossier, as a recording: what its holder's page would be answered now, where its statechart
 * is, what was kept of its way with times and ids, the versions of its documents. Nobody is in it: everything goes through
 * the recorder that all sessions go through.
 */
export async function dossierTrace(
  services: {
    readonly db: Database;
    readonly configuration: ConfigurationStore;
    readonly gateway: PaymentGateway;
  },
  row: DossierRow,
  seen: Seen,
): Promise<HarFile> {
  const { db, configuration } = services;
  const locale = localeIn(row.locale);
  const recorder = createRecorder({ name: 'Rostrum, what happened', version: '1' });
  const at = row.updatedAt.getTime();
  let asked = 0;
  const call = (method: string, path: string, fields: object | undefined, answer: unknown) => {
    asked += 1;
    recorder.call({
      method,
      url: `http://${seen.host}/api/${path}`,
      startedAt: at + asked,
      milliseconds: 0,
      ...(fields && { body: { mimeType: 'application/json', text: JSON.stringify(fields) } }),
      status: 200,
      mimeType: 'application/json',
      text: JSON.stringify(answer),
    });
  };
  const page = await pageOf(seen, locale);
  if (page !== undefined)
    recorder.page({
      method: 'GET',
      url: `http://${seen.host}${seen.address}`,
      startedAt: at,
      milliseconds: 0,
      status: 200,
      mimeType: 'text/html',
      text: page,
    });
  const flow = flowOf(configuration, row);
  const steps = flow ? configuredSteps(flow.document, row) : [];
  const { code, email, track, mode, days } = row;
  call(
    'POST',
    'checkAlreadyRegistered',
    { code },
    { registered: 'N', registration: dossierView(configuration, row) },
  );
  const choice = isRegistration(row) ? { track, mode, day: days } : { flow: row.flow };
  call('POST', 'loadStepConfiguration', choice, { version: flow?.version ?? 0, steps });
  for (const { form_type } of steps) {
    const form = form_type === undefined ? undefined : loadForm(configuration, row.eventCode, form_type);
    if (form_type === undefined || !form) continue;
    call('POST', 'loadEventFormFromType', { form_type }, form.served);
    call('POST', 'initializeForm', { form_type, code }, await savedValues(db, row, form_type));
  }
  // A group's own review is its people.
  const review = isGroup(row) ? undefined : await reviewDossier(services, row, locale);
  if (review) call('POST', 'initStepReview', { code }, review);
  const asks = steps.filter((step) => !isAfterPayment(step));
  const saved = review && {
    dossier: dossierView(configuration, row),
    answers: countedAnswers(configuration, row).answers,
    review,
    at,
  };
  const until = Date.now() + DAY;
  const open = {
    value: { code, email, started: 'Y', regtrackCode: track ?? '', regtrackID: '', track: track ?? '' },
    until,
  };
  return recorder.har({
    name: `what-happened-${code}`,
    host: seen.host,
    locale,
    documents: row.configurationVersions,
    kept: { 'current-registration': JSON.stringify(open), 'api-token': '"token-1"' },
    history: await dossierHistory(db, row),
    ...(saved && { inspection: await flowTrace(asks, saved, seen.address) }),
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** The page of its steps as anybody is given it, with the answers within it; none where no site is served. */
async function pageOf({ server, host, address }: Seen, locale: Locale): Promise<string | undefined> {
  const url = localePrefix(locale, undefined) + address;
  const headers = { host, accept: 'text/html', 'accept-language': locale };
  const { statusCode, body } = await server.inject({ url, headers });
  return statusCode === 200 ? body : undefined;
}

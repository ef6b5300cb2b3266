import type { FastifyInstance } from 'fastify';
import type { AboutPreview } from '#engine/contract/previews.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { googleAddresses, type SuggestAddresses } from '#server/address-suggestions/google-places.ts';
import { registerCalendar } from '#server/calendar/register-calendar.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { describeDiagnostics } from '#server/configuration/describe-diagnostics.ts';
import { eventOrigins } from '#server/configuration/event-origins.ts';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { type WatchReport, watchEvents } from '#server/configuration/watch-events.ts';
import { startMemberMailer } from '#server/confirmation/member-mailer.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import type { DeskJobs } from '#server/desk/jobs/desk-jobs.ts';
import { startLiveDesk } from '#server/desk/live-desk.ts';
import { registerDocumentation } from '#server/documentation/register-documentation.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { gatewayOrigins, openGateway } from '#server/gateways/open-gateway.ts';
import { registerSandboxBank } from '#server/gateways/sandbox-bank.ts';
import type { ResolveHost } from '#server/http/event-host.ts';
import { resolveConfiguredHost } from '#server/http/event-hosts.ts';
import { followRequests } from '#server/http/open-requests.ts';
import { productVersion, registerVersion } from '#server/http/product-version.ts';
import { defaultRateLimits, type RateLimits } from '#server/http/rate-limits.ts';
import { registerReadiness } from '#server/http/readiness.ts';
import { refuseOnFullDisk } from '#server/http/refuse-on-full-disk.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { accessCodes } from '#server/lookup/access-codes.ts';
import { startCodeMailer } from '#server/lookup/code-mailer.ts';
import { startOneTimeCodeMailer } from '#server/lookup/one-time-code-mailer.ts';
import { startReceiptMailer } from '#server/lookup/receipt-mailer.ts';
import { startMailer } from '#server/mail/mailer.ts';
import { registerOutbox } from '#server/mail/outbox-page.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { nameOwner } from '#server/organizers/name-owner.ts';
import { organizerCodes } from '#server/organizers/organizer-codes.ts';
import { readPreviewHost } from '#server/previews/preview-host.ts';
import { openPreviews } from '#server/previews/previews.ts';
import type { RedisWatcher } from '#server/processes/open-redis.ts';
import { openSharedServices } from '#server/processes/open-shared-services.ts';
import { registerPusherApi } from '#server/realtime/register-pusher-api.ts';
import { startRealtime } from '#server/realtime/start-realtime.ts';
import { signedInMayInspect } from '#server/routes/may-inspect.ts';
import { registerRoutes } from '#server/routes/register-routes.ts';
import { rulesOfNode } from '#server/schedule/newer-offset.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import { projectFolder } from '#server/settings/project-folder.ts';
import { developSite } from '#server/site/develop-site.ts';
import { forwardPreviews, isForPreview } from '#server/site/forward-previews.ts';
import { createPageCache } from '#server/site/page-cache.ts';
import { registerPictures } from '#server/site/register-pictures.ts';
import { registerSiteMap } from '#server/site/register-site-map.ts';
import { registerSocialCard } from '#server/site/register-social-card.ts';
import { structuredData } from '#server/site/structured-data.ts';
import { createTextTransport } from '#server/text-messages/open-text-transport.ts';
import type { TextTransport } from '#server/text-messages/text-transport.ts';
import { startTexter } from '#server/text-messages/texter.ts';
import { openWallets } from '#server/wallets/open-wallets.ts';
import { buildServer } from './build-server.ts';
import { eventLink } from './event-link.ts';
import { OLD_RULES, outdatedZones } from './outdated-zones.ts';
import { replicatePublishing } from './replicate-publishing.ts';
import { startCountingJobs } from './start-counting-jobs.ts';
import { startDeskJobs } from './start-desk-jobs.ts';
import { startDraftJobs } from './start-draft-jobs.ts';
import { startInvoiceJobs } from './start-invoice-jobs.ts';
import { channelOpened, startLiveMessages } from './start-live-messages.ts';
import { startProgramJobs } from './start-program-jobs.ts';
import { startReconciling } from './start-reconciling.ts';
import { startRenameJobs } from './start-rename-jobs.ts';
import { startRetentionJobs } from './start-retention-jobs.ts';
import { startSeatJobs } from './start-seat-jobs.ts';

export type PortalOptions = {
  environment: Environment;
  database: OpenDatabase;
  /** The secret with which organizers publish. */
  organizerToken: string;
  siteFolder?: string;
  rateLimits?: RateLimits;
  /** Another payment gateway than the environment's, as tests bring. */
  gateway?: PaymentGateway;
  /** Another places service than the environment's, as tests bring. */
  places?: SuggestAddresses;
  /** Another sender of text messages than the environment's, as tests bring. */
  texts?: TextTransport;
  /** That its pages are a draft's preview. */
  preview?: AboutPreview;
  /** Fills a configuration that was just opened, as a new database is. */
  prepare?(configuration: ConfigurationStore): Promise<void>;
};

export type Portal = {
  server: FastifyInstance;
  configuration: ConfigurationStore;
  /** What payments are settled with, for whoever reconciles them. */
  paying: Stores;
  /** Long actions of organizers. */
  deskJobs: DeskJobs;
  /** Ends everything but the database, which the caller opened. */
  close(): Promise<void>;
};

// Pages that were open over a restart come back with the key they have, so it must not change.
const realtimeKey = 'rostrum';

/** Puts website, API, websocket, jobs and mail together on a database; the caller listens. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { environment, database, organizerToken, rateLimits = defaultRateLimits } = options;
  const common = await openSharedServices(database, environment, redisWatcher);
  const configuration = await openConfiguration(database.db);
  await options.prepare?.(configuration);
  if (environment.OWNER_EMAIL)
    await nameOwner(database.db, configuration.eventCodes(), environment.OWNER_EMAIL);
  const resolveEvent = resolveConfiguredHost(configuration);
  // Of a preview, files that never change come from here.
  const resolveHost: ResolveHost = (hostname) =>
    resolveEvent((!options.preview && readPreviewHost(hostname)?.host) || hostname);
  const previews =
    environment.PREVIEWS > 0 && !options.preview
      ? openPreviews({
          db: database.db,
          configuration,
          most: environment.PREVIEWS,
          complain: (text) => server.log.error(`A preview: ${text}`),
        })
      : undefined;
  const pageCache = createPageCache();
  configuration.onPublished((event) => pageCache.touch(event));
  const server = await buildServer({
    settings: environment,
    resolveHost,
    rateLimits,
    rateStore: common.rateStore,
    connectOrigins: gatewayOrigins(environment),
    originsOf: (hostname) => eventOrigins(configuration, resolveHost(hostname)),
    siteFolder: environment.NODE_ENV === 'development' ? undefined : options.siteFolder,
    familiesOf: (eventCode) => themeFonts(configuration, eventCode),
    structuredDataOf: (described) => structuredData(configuration, described),
    organizerToken,
    mayInspect: signedInMayInspect(database.db),
    pageCache,
    preview: options.preview,
    beforeHosts: (into) => {
      if (previews) forwardPreviews(into, { db: database.db, previews, resolveHost: resolveEvent });
    },
  });
  if (database.hasRoom) refuseOnFullDisk(server, database.hasRoom);
  for (const { eventCode, kind, code, version, served, diagnostics } of configuration.unreadable()) {
    const instead = served === undefined ? 'nothing is served in its place' : `version ${served} is served`;
    const written = writeDiagnostics(diagnostics, 'en');
    server.log.error(
      { diagnostics: written },
      `${eventCode}: ${kind}/${code} ${version} is unreadable: ${instead}`,
    );
  }
  const outdated = () => outdatedZones(eventsOf(configuration), new Date());
  const zones = outdated();
  if (zones.length > 0) server.log.warn({ zones, node: rulesOfNode.release }, OLD_RULES);
  const complain = (what: string) => (error: unknown) => server.log.error({ err: error }, what);
  const jobs = await startJobs(database, (error) => server.log.error({ err: error }, 'a job failed'));
  const transport = createMailTransport(environment);
  const eventOf = (eventCode: string) => configuration.current(eventCode, 'event', eventCode)?.document;
  const mailer = await startMailer(database.db, jobs, transport, eventOf);
  const codeMailer = await startCodeMailer(database.db, jobs, mailer);
  const organizerCodeMailer = await startOneTimeCodeMailer(database.db, jobs, mailer, organizerCodes);
  const accessCodeMailer = await startOneTimeCodeMailer(database.db, jobs, mailer, accessCodes);
  const link = eventLink(configuration, environment, () => portOf(server) ?? environment.PORT);
  const texter = await startTexter(jobs, options.texts ?? createTextTransport(environment));
  const seats = await startSeatJobs({ db: database.db, configuration, mailer, link }, jobs);
  const receiptMailer = await startReceiptMailer({ db: database.db, configuration, mailer }, jobs);
  const memberMailer = await startMemberMailer({ db: database.db, configuration, mailer }, jobs);
  const gateway = options.gateway ?? openGateway(environment, database.db);
  const paying = { db: database.db, configuration, mailer, memberMailer, gateway, seats };
  await startReconciling(paying, jobs);
  await startInvoiceJobs(paying, jobs);
  await startProgramJobs({ ...paying, link }, jobs);
  await startRenameJobs(paying, jobs);
  await startRetentionJobs(paying, jobs);
  await startCountingJobs(paying, jobs);
  const draftJobs = await startDraftJobs({ db: database.db, configuration, mailer, link }, jobs);
  const deskJobs = await startDeskJobs({ ...paying, link }, jobs, followRequests(server.server));
  const realtime = startRealtime(server.server, {
    key: realtimeKey,
    secret: common.secret,
    isKnownHost: (hostname) => resolveHost(hostname) !== undefined,
    opened: (channel) => channelOpened(configuration, channel),
    isForOthers: (request) =>
      (previews !== undefined && isForPreview(request)) ||
      (environment.NODE_ENV === 'development' &&
        request.headers['sec-websocket-protocol']?.startsWith('vite-') === true),
  });
  const live = await startLiveMessages({
    database,
    configuration,
    tell: realtime.broadcast,
    onError: complain('seats could not be told live'),
  });
  const liveDesk = await startLiveDesk({
    database,
    configuration,
    tell: realtime.broadcast,
    channels: realtime.channels,
    close: realtime.closeChannel,
    present: (channel) => realtime.channel(channel).users,
    terminate: realtime.terminate,
    onError: complain('the desk could not be told live'),
  });
  const stopSharing = replicatePublishing(
    configuration,
    common.bus,
    complain('the other processes were not reached'),
  );
  common.bus.hear('told', ({ channel, name, data, except }) => realtime.relay(channel, name, data, except));
  common.bus.hear('terminated', ({ user }) => realtime.terminate(user));
  if (environment.REALTIME_SECRET)
    registerPusherApi(
      server,
      { key: realtimeKey, secret: environment.REALTIME_SECRET },
      common.bus,
      realtime,
    );
  registerReadiness(server, common.checks, outdated);
  await registerRoutes(server, {
    db: database.db,
    configuration,
    mailer,
    memberMailer,
    codeMailer,
    accessCodeMailer,
    organizerCodeMailer,
    texter,
    receiptMailer,
    gateway,
    seats,
    deskJobs,
    draftJobs,
    realtimeKey,
    signChannel: realtime.authorize,
    tell: (channel, name, data) =>
      common.bus
        .tell({ topic: 'told', channel, name, data: JSON.stringify(data) })
        .catch(complain('the other processes were not reached')),
    organizerToken,
    publicUrl: environment.PUBLIC_URL,
    link,
    places: options.places ?? placesOf(environment),
    wallets: openWallets(environment),
    previews,
    rateLimits,
    checkAnswers: environment.NODE_ENV === 'test',
  });
  const stopDeveloping =
    environment.NODE_ENV === 'development'
      ? await developSite(server, projectFolder, organizerToken)
      : undefined;
  const stopWatching = environment.EVENTS_DIR
    ? await watchEvents(configuration, environment.EVENTS_DIR, reportOnTerminal)
    : undefined;
  const version = productVersion(options.siteFolder);
  registerVersion(server, version);
  registerSiteMap(server, configuration, siteOrigin(environment.PUBLIC_URL, resolveHost));
  registerSocialCard(server, configuration);
  registerPictures(server, database.db, configuration);
  registerDocumentation(server, version);
  registerCalendar(server, configuration);
  if (gateway.name === 'sandbox') registerSandboxBank(server, database.db, configuration);
  registerOutbox(server, database.db, eventOf, environment.SMTP_URL !== undefined);
  return {
    server,
    configuration,
    paying,
    deskJobs,
    async close() {
      await stopWatching?.();
      await stopDeveloping?.();
      await stopSharing();
      await live.stop();
      await liveDesk.stop();
      await realtime.close();
      // Their connections would keep the server open.
      await previews?.close();
      await server.close();
      deskJobs.stop();
      await jobs.stop();
      transport.close();
      await common.close();
    },
  };
}

function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : undefined;
}

function eventsOf(configuration: ConfigurationStore): EventDocument[] {
  return configuration
    .eventCodes()
    .flatMap((code) => configuration.current(code, 'event', code)?.document ?? []);
}

function themeFonts(configuration: ConfigurationStore, eventCode: string): string[] {
  const system = configuration.current(eventCode, 'event', eventCode)?.document.theme.theme_system;
  return [system?.font_display, system?.font_text].filter((family) => family !== undefined);
}

function placesOf({ PLACES_API_KEY }: Environment): SuggestAddresses | undefined {
  return PLACES_API_KEY === undefined ? undefined : googleAddresses(PLACES_API_KEY);
}

/** Whoever runs several processes reads here that they no longer hear each other. */
const redisWatcher: RedisWatcher = {
  lost: (reason) => process.stderr.write(`Redis is lost, and is tried again: ${reason}\n`),
  back: () => process.stderr.write('Redis is back.\n'),
};

/** An organizer who edits documents in a folder reads here what became of them. */
const reportOnTerminal: WatchReport = {
  published: (file, kind, code, version) =>
    process.stdout.write(`${file}: published ${kind}/${code}, version ${version}\n`),
  refused: (file, diagnostics) =>
    process.stderr.write(
      `${file} was refused; the last good version stays:\n${describeDiagnostics(writeDiagnostics(diagnostics, 'en'))}\n`,
    ),
};

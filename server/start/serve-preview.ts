import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { readDatabaseTemplate } from '#server/database/database-template.ts';
import { migratePglite } from '#server/database/open-pglite.ts';
import { beginAsVisitor } from '#server/previews/begin-as-visitor.ts';
import type { FromPreview, PreviewStart, ToPreview } from '#server/previews/preview-messages.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { projectFolder } from '#server/settings/project-folder.ts';
import { startPortal } from './start-portal.ts';

/** Serves one event from a database in memory, with the documents that the parent process sends, until that one ends. */
export async function servePreview({ eventCode, ancestors, ahead }: PreviewStart): Promise<void> {
  process.once('disconnect', () => process.exit());
  const reading = readEnvironment({
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  if (!reading.ok) throw new Error('The environment of a preview cannot be read.');
  const client = await PGlite.create({ loadDataDir: await readDatabaseTemplate() });
  const database = await migratePglite(client, 'PGlite in memory');
  let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
  let port = 0;
  const serve = async (documents: readonly ConfigurationDocument[]): Promise<number> => {
    portal ??= await startPortal({
      environment: reading.environment,
      database,
      // No one knows it, as no one publishes here.
      organizerToken: crypto.randomUUID(),
      siteFolder: path.join(projectFolder, 'dist/site'),
      preview: { ancestors, ahead },
      prepare: (configuration) => configuration.replaceAll(eventCode, documents, 'preview'),
    });
    await portal.configuration.replaceAll(eventCode, documents, 'preview');
    port ||= Number(new URL(await portal.server.listen({ host: '127.0.0.1', port: 0 })).port);
    return port;
  };
  const answer = async (message: ToPreview): Promise<void> => {
    const { request } = message;
    const send = (answered: FromPreview) => process.send?.(answered);
    if ('documents' in message) send({ request, port: await serve(message.documents) });
    else if (portal)
      await beginAsVisitor(portal.paying, eventCode, message.visitor).then(
        (entry) => send({ request, entry }),
        (error: unknown) => send({ request, failed: String(error) }),
      );
  };
  // One after the other: the latest documents stay.
  let last = Promise.resolve();
  process.on('message', (message: ToPreview) => {
    last = last.then(() => answer(message));
  });
}

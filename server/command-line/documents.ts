import { configuration as contract } from '#engine/contract/configuration.ts';
import { isDocumentKind } from '#engine/event/documents/registry.ts';
import { describeDiagnostics } from '../configuration/describe-diagnostics.ts';
import { inKindsOfToday, kindOfToday } from '../configuration/former-kinds.ts';
import { textWithVersion, withoutVersion, withVersion } from '../configuration/version-key.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { readDocument, rewrite } from './files.ts';
import { isFolder } from './folder/read-folder.ts';
import { live } from './live.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';
import { originOf } from './server-address.ts';

export const push: Command = {
  usage: `npx rostrum push EVENT FOLDER          publish everything changed in a folder together, or nothing;
                                       --prune removes what has no file in it
npx rostrum push EVENT FILE            publish one document. What was published since the pull, or a file
                                       without a version, is refused: --force publishes over it.
                                       --yes confirms changes that affect people, --note TEXT is kept
                                       with the versions, --json prints what was published`,
  words: 2,
  options: ['force', 'yes', 'prune', 'note', 'json'],
  async run([event = '', file = ''], { force, yes, prune, note, json }) {
    if (await isFolder(file)) {
      const { pushFolder } = await import('./folder/push-folder.ts');
      return pushFolder(live, { event, folder: file, force, yes, prune, note, json });
    }
    const { document, version } = withoutVersion(await readDocument(file));
    const published = await publish(event, document, { from: version, force, yes, note });
    // The file is of that version now, so that it can be changed and pushed again.
    if (version !== undefined) await rewrite(file, (text) => textWithVersion(text, published));
    return undefined;
  },
};

export const validate: Command = {
  usage: `npx rostrum validate FILE              check a document on its own`,
  words: 1,
  async run([file = '']) {
    // Loaded here only: compiling the meta-schemas takes a second.
    const { diagnose } = await import('#engine/event/documents/diagnose.ts');
    const { writeDiagnostics } = await import('#server/languages/write-diagnostics.ts');
    const document = inKindsOfToday(withoutVersion(await readDocument(file)).document);
    const found = writeDiagnostics(diagnose(document), 'en');
    if (found.length > 0) print(describeDiagnostics(found));
    if (found.some(({ severity }) => severity === 'error')) endWith(`${file} cannot be published.`);
    print(
      `${file} is valid on its own. Its references to lists, forms and pictures are checked when it is pushed.`,
    );
  },
};

export const pull: Command = {
  usage: `npx rostrum pull EVENT FOLDER          write all published documents to a folder; changes made there are
                                       merged or kept: --force overwrites them
npx rostrum pull EVENT KIND/CODE       print a published document, such as form/personal,
                                       or an earlier version of it: form/personal@3`,
  words: 2,
  options: ['force'],
  async run([event = '', name = ''], { force }) {
    if (!isDocumentName(name)) {
      const { pullFolder } = await import('./folder/pull-folder.ts');
      return pullFolder(live, { event, folder: name, force });
    }
    const { document, version } = await published(event, name);
    print(JSON.stringify(withVersion(document, version), null, 2));
    return undefined;
  },
};

export const unpublish: Command = {
  usage: `npx rostrum unpublish EVENT page/CODE  take a page off the site (its versions are kept; publish one again to restore it)`,
  words: 2,
  async run([event = '', name = '']) {
    const [kind = '', code = ''] = name.split('/');
    const { answer } = await call('POST', '/unpublishConfiguration', { event, kind, code });
    const { version, warnings } = accepted(answer, contract.unpublishConfiguration.response);
    print(
      `${name} of ${event} is no longer on the site. To publish it again: rollback ${event} ${name}@${version}`,
    );
    if (warnings.length > 0) print(describeDiagnostics(warnings));
  },
};

export const list: Command = {
  usage: `npx rostrum list EVENT                 list an event's documents and their versions`,
  words: 1,
  async run([event = '']) {
    const { answer } = await call('GET', `/listConfiguration/${encodeURIComponent(event)}`);
    for (const { kind, code, version } of accepted(answer, contract.listConfiguration.response).documents) {
      print(`${kind}/${code}  version ${version}`);
    }
  },
};

/** The version that a document was made from, and whether to publish over a newer one. */
interface Publishing {
  readonly from?: number | undefined;
  readonly force?: boolean | undefined;
  /** Whether it is published although it affects people. */
  readonly yes?: boolean | undefined;
  readonly note?: string | undefined;
}

async function publish(
  event: string,
  document: unknown,
  { from, force, yes, note }: Publishing,
): Promise<number> {
  const { answer, address } = await call('POST', '/publishConfiguration', {
    event,
    document,
    ...(from !== undefined && { version: from }),
    ...(force && { force: 'Y' }),
    ...(yes && { confirmed: 'Y' }),
    ...(note !== undefined && { note }),
  });
  const response = contract.publishConfiguration.response;
  const { kind, code, version, warnings, hosts } = accepted(answer, response);
  const pages = hosts.map((host) => `${originOf(host, address)}/`);
  print(`${kind}/${code} of ${event} is at version ${version}: ${pages.join(' ')}`);
  if (warnings.length > 0) print(describeDiagnostics(warnings));
  return version;
}

/** A document as it is published, or as it was at the version after its name. */
async function published(event: string, name: string): Promise<{ document: unknown; version: number }> {
  const [document = '', version] = name.split('@');
  const path = pathOf(event, document);
  const { answer } = await call(
    'GET',
    version === undefined
      ? `/getConfiguration/${path}`
      : `/getConfigurationVersion/${path}/${encodeURIComponent(version)}`,
  );
  return accepted(answer, contract.getConfiguration.response);
}

/** Whether a word names a document, as `form/personal`, and no folder. */
function isDocumentName(word: string): boolean {
  const [kind = '', code = ''] = word.split('/');
  return isDocumentKind(kindOfToday(kind)) && code !== '';
}

function pathOf(event: string, name: string): string {
  const [kind = '', code = ''] = name.split('/');
  return [event, kind, code].map(encodeURIComponent).join('/');
}

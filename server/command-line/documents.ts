import { configuration as contract } from '#engine/contract/configuration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { describeDiagnostics } from '../configuration/describe-diagnostics.ts';
import { inKindsOfToday } from '../configuration/former-kinds.ts';
import { textWithVersion, withoutVersion, withVersion } from '../configuration/version-key.ts';
import type { Command } from './command.ts';
import { readDocument, rewrite } from './files.ts';
import { accepted, call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const push: Command = {
  usage: `npx rostrum push EVENT FILE            publish a document to the running server. A newer version
                                       than the one in the file, or a file without a version, is
                                       refused: --force overwrites it, which is logged.
                                       --yes confirms a document that affects people`,
  words: 2,
  options: ['force', 'yes'],
  async run([event = '', file = ''], { force, yes }) {
    const { document, version } = withoutVersion(await readDocument(file));
    const published = await publish(event, document, { from: version, force, yes });
    // The file is of that version now, so that it can be changed and pushed again.
    if (version !== undefined) await rewrite(file, (text) => textWithVersion(text, published));
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
  usage: `npx rostrum pull EVENT KIND/CODE       print a published document, such as form/personal,
                                       or an earlier version of it: form/personal@3`,
  words: 2,
  async run([event = '', name = '']) {
    const { document, version } = await published(event, name);
    print(JSON.stringify(withVersion(document, version), null, 2));
  },
};

export const versions: Command = {
  usage: `npx rostrum versions EVENT KIND/CODE   list when and by whom each version was published`,
  words: 2,
  async run([event = '', name = '']) {
    const { answer } = await call('GET', `/listConfigurationVersions/${pathOf(event, name)}`);
    const found = accepted(answer, contract.listConfigurationVersions.response).versions;
    for (const { version, published_at, published_by, unpublished } of found) {
      const mark = isYes(unpublished) ? '  unpublished' : '';
      print(`${name}@${version}  ${published_at}  by ${published_by}${mark}`);
    }
  },
};

export const again: Command = {
  usage: `npx rostrum again EVENT KIND/CODE@3    publish that version again, as the newest one;
                                       --yes confirms a version that affects people`,
  words: 2,
  options: ['yes'],
  async run([event = '', name = ''], { yes }) {
    if (!name.includes('@'))
      endWith(`Name the version, such as ${name}@1. List them with: versions ${event} ${name}`);
    const [document = ''] = name.split('@');
    const { version: newest } = await newestOf(event, document);
    await publish(event, (await published(event, name)).document, { from: newest, yes });
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
      `${name} of ${event} is no longer on the site. To publish it again: again ${event} ${name}@${version}`,
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
}

async function publish(event: string, document: unknown, { from, force, yes }: Publishing): Promise<number> {
  const { answer, address } = await call('POST', '/publishConfiguration', {
    event,
    document,
    ...(from !== undefined && { version: from }),
    ...(force && { force: 'Y' }),
    ...(yes && { confirmed: 'Y' }),
  });
  const response = contract.publishConfiguration.response;
  const { kind, code, version, warnings, hosts } = accepted(answer, response);
  const pages = hosts.map((host) => `http://${host}:${address.port}/`);
  print(`${kind}/${code} of ${event} is at version ${version}: ${pages.join(' ')}`);
  if (warnings.length > 0) print(describeDiagnostics(warnings));
  return version;
}

/** The newest version of a document, including removed ones. */
async function newestOf(event: string, name: string): Promise<{ version: number }> {
  const { answer } = await call('GET', `/listConfigurationVersions/${pathOf(event, name)}`);
  const [newest] = accepted(answer, contract.listConfigurationVersions.response).versions;
  return { version: newest?.version ?? 0 };
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

function pathOf(event: string, name: string): string {
  const [kind = '', code = ''] = name.split('/');
  return [event, kind, code].map(encodeURIComponent).join('/');
}

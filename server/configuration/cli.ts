import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isYes } from '#engine/configuration/flag.ts';
import { application } from '#engine/contract/application.ts';
import { configuration as contract, MOST_PICTURE_BYTES } from '#engine/contract/configuration.ts';
import { exporting } from '#engine/contract/exporting.ts';
import { group } from '#engine/contract/group.ts';
import { Problem } from '#engine/contract/problem.ts';
import { formatFileSize } from '#engine/format/file-size.ts';
import { describeFaults, readEnvironment } from '#server/environment.ts';
import { describeDiagnostics } from './describe-diagnostics.ts';
import { jsonFault } from './json-fault.ts';
import { callServer, type OrganizerAnswer, parsed, type RawAnswer } from './organizer-call.ts';
import { readOrganizerToken } from './organizer-token.ts';
import { readServerAddress, type ServerAddress } from './server-address.ts';

const usage = `npm run configure -- push EVENT FILE            publishes a document to the running server
npm run configure -- validate FILE              says what is wrong with a document by itself
npm run configure -- pull EVENT KIND/CODE       prints a document as it is published, such as form/personal,
                                                or as it was at a version: form/personal@3
npm run configure -- versions EVENT KIND/CODE   lists when and by whom each version was published
npm run configure -- again EVENT KIND/CODE@3    publishes that version again, as the newest
npm run configure -- unpublish EVENT page/CODE  takes a page off the site; its versions stay, and again brings it back
npm run configure -- list EVENT                 lists an event's documents and their versions
npm run configure -- upload EVENT FILE          keeps a picture on the server and prints its address for documents;
                                                with --focus 50,30 it is cropped around that point, in percent
                                                from the left and from the top
npm run configure -- invoice-paid NUMBER        marks a group's invoice as paid: whom it is for are registered
npm run configure -- applications EVENT FLOW    lists what was sent in a flow, such as exhibitor, and what was decided
npm run configure -- decide EVENT CODE DECISION decides on what was sent: in_review, accepted or declined, which is mailed;
                                                with --message "…" in words of your own. Declining refunds it
npm run configure -- export EVENT LIST          writes registrations, members (of groups), payments or waitlists as
                                                CSV, to be sent to a file with > FILE; with --format xlsx as a
                                                workbook, with --locale fr in French; or applications, with --flow
                                                and the flow's code`;

const reading = readEnvironment(process.env);
if (!reading.ok) endWith(describeFaults(reading.faults));
const { environment } = reading;
const { command, given, options } = readArguments();
const commands: Record<string, (...given: string[]) => Promise<void>> = {
  push,
  validate,
  pull,
  versions,
  again,
  unpublish,
  list,
  upload,
  'invoice-paid': invoicePaid,
  applications,
  decide,
  export: exportList,
};
/** The commands that take options, and which. */
const takes = new Map<unknown, readonly string[]>([
  [upload, ['focus']],
  [decide, ['message']],
  [exportList, ['format', 'locale', 'flow']],
]);
// Whoever reads the first lines only, such as head, has closed the pipe: there is nobody to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
if (command === 'help') {
  print(usage);
  process.exit(0);
}
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
const taken = takes.get(run) ?? [];
if (!run || given.length !== run.length || !Object.keys(options).every((name) => taken.includes(name))) {
  endWith(usage);
}
await run(...given);

type Options = { focus?: string; format?: string; locale?: string; flow?: string; message?: string };

function readArguments(): { command: string; given: string[]; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        focus: { type: 'string' },
        format: { type: 'string' },
        locale: { type: 'string' },
        flow: { type: 'string' },
        message: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help, ...options } = values;
    const [command = '', ...given] = positionals;
    return { command: help ? 'help' : command, given, options };
  } catch {
    return endWith(usage);
  }
}

async function push(event: string, file: string): Promise<void> {
  await publish(event, await readDocument(file));
}

async function publish(event: string, document: unknown): Promise<void> {
  const { answer, address } = await call('POST', '/publishConfiguration', { event, document });
  const response = contract.publishConfiguration.response;
  const { kind, code, version, warnings, hosts } = accepted(answer, response);
  const pages = hosts.map((host) => `http://${host}:${address.port}/`);
  print(`${kind}/${code} of ${event} is at version ${version}: ${pages.join(' ')}`);
  if (warnings.length > 0) print(describeDiagnostics(warnings));
}

async function validate(file: string): Promise<void> {
  // Loaded here only: the meta-schemas take a second to compile.
  const { diagnose } = await import('#engine/configuration/diagnose.ts');
  const found = diagnose(await readDocument(file));
  if (found.length > 0) print(describeDiagnostics(found));
  if (found.some(({ severity }) => severity === 'error')) endWith(`${file} cannot be published.`);
  print(
    `${file} is all right by itself. Lists, forms and pictures that it names are looked at when it is pushed.`,
  );
}

async function pull(event: string, name: string): Promise<void> {
  print(JSON.stringify(await published(event, name), null, 2));
}

async function again(event: string, name: string): Promise<void> {
  if (!name.includes('@')) endWith(`Which version? Such as ${name}@1; versions ${event} ${name} lists them.`);
  await publish(event, await published(event, name));
}

async function unpublish(event: string, name: string): Promise<void> {
  const [kind = '', code = ''] = name.split('/');
  const { answer } = await call('POST', '/unpublishConfiguration', { event, kind, code });
  const { version, warnings } = accepted(answer, contract.unpublishConfiguration.response);
  print(
    `${name} of ${event} is no longer on the site. To publish it again: again ${event} ${name}@${version}`,
  );
  if (warnings.length > 0) print(describeDiagnostics(warnings));
}

async function versions(event: string, name: string): Promise<void> {
  const { answer } = await call('GET', `/listConfigurationVersions/${pathOf(event, name)}`);
  const found = accepted(answer, contract.listConfigurationVersions.response).versions;
  for (const { version, published_at, published_by, unpublished } of found) {
    const mark = isYes(unpublished) ? '  unpublished' : '';
    print(`${name}@${version}  ${published_at}  by ${published_by}${mark}`);
  }
}

/** A document as it is published, or as it was at the version after its name. */
async function published(event: string, name: string): Promise<unknown> {
  const [document = '', version] = name.split('@');
  const path = pathOf(event, document);
  const { answer } = await call(
    'GET',
    version === undefined
      ? `/getConfiguration/${path}`
      : `/getConfigurationVersion/${path}/${encodeURIComponent(version)}`,
  );
  return accepted(answer, contract.getConfiguration.response).document;
}

function pathOf(event: string, name: string): string {
  const [kind = '', code = ''] = name.split('/');
  return [event, kind, code].map(encodeURIComponent).join('/');
}

async function list(event: string): Promise<void> {
  const { answer } = await call('GET', `/listConfiguration/${encodeURIComponent(event)}`);
  for (const { kind, code, version } of accepted(answer, contract.listConfiguration.response).documents) {
    print(`${kind}/${code}  version ${version}`);
  }
}

async function upload(event: string, file: string): Promise<void> {
  const content = await readWhole(file);
  if (content.length > MOST_PICTURE_BYTES) {
    endWith(
      `${file} is larger than ${formatFileSize(MOST_PICTURE_BYTES, 'en')}. Please make it smaller first.`,
    );
  }
  const form = new FormData();
  form.append('event', event);
  if (options.focus !== undefined) form.append('focus', options.focus);
  form.append('file', new Blob([new Uint8Array(content)]), path.basename(file));
  const { answer } = await call('POST', '/uploadPicture', form);
  print(accepted(answer, contract.uploadPicture.response).picture);
}

async function invoicePaid(number: string): Promise<void> {
  const form = new FormData();
  form.append('number', number);
  const { answer } = await call('POST', '/markInvoicePaid', form);
  if (answer.status === 404) endWith(`There is no invoice ${number}.`);
  const { invoice } = accepted(answer, group.markInvoicePaid.response);
  print(
    `Invoice ${invoice.number} is paid: $${(invoice.total / 100).toFixed(2)}. Everybody on it is registered.`,
  );
}

async function applications(event: string, flow: string): Promise<void> {
  const { answer } = await call(
    'GET',
    `/listApplications/${[event, flow].map(encodeURIComponent).join('/')}`,
  );
  if (answer.status === 404) endWith(`There is no event ${event}, or it has no applications ${flow}.`);
  const { applications: found } = accepted(answer, application.listApplications.response);
  for (const { code, status, decision, name, email } of found) {
    print(`${code}  ${decision ?? status}  ${name || '(no name)'}  ${email}`);
  }
  if (found.length === 0) print(`Nobody has begun ${flow} yet.`);
}

async function decide(event: string, code: string, decision: string): Promise<void> {
  const form = new FormData();
  const { message = '' } = options;
  for (const [name, value] of Object.entries({ event, code, decision, message })) form.append(name, value);
  const { answer } = await call('POST', '/decideApplication', form);
  if (answer.status === 404)
    endWith(`There is no event ${event}, or nothing with the code ${code} was sent to it.`);
  const decided = accepted(answer, application.decideApplication.response).application;
  print(
    `${decided.code} of ${decided.name || decided.email}: ${decided.decision}. It is written to ${decided.email}.`,
  );
}

async function exportList(event: string, list: string): Promise<void> {
  // It would only be noise there, and may set a terminal's modes.
  if (options.format === 'xlsx' && process.stdout.isTTY) {
    endWith(`A workbook is not for a terminal: add > ${list}.xlsx`);
  }
  const { format = 'csv', locale = 'en', flow } = options;
  const asked = new URLSearchParams({ format, locale, ...(flow !== undefined && { flow }) });
  const { answer } = await ask(
    'GET',
    `/exportList/${[event, list].map(encodeURIComponent).join('/')}?${asked}`,
  );
  if (answer.status === 404) endWith(`There is no event ${event}, or no list ${list}.\n${usage}`);
  if (answer.status !== 200) accepted(understood(answer), exporting.exportList.response);
  process.stdout.write(answer.content);
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ answer: OrganizerAnswer; address: ServerAddress }> {
  const { answer, address } = await ask(method, path, body);
  return { answer: understood(answer), address };
}

/** Makes a call whose answer is not looked at yet; ends the program where there is none. */
async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ answer: RawAnswer; address: ServerAddress }> {
  const address = await readServerAddress(environment.DATA_DIR);
  const token = await readOrganizerToken(environment);
  if (!address || !token) endWith(noServer());
  const answer = await callServer(address, token, method, path, body).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return endWith(code === 'ECONNREFUSED' ? noServer() : notAsked(error));
  });
  return { answer, address };
}

function understood(answer: RawAnswer): OrganizerAnswer {
  try {
    return parsed(answer);
  } catch (error) {
    return endWith(notAsked(error));
  }
}

function notAsked(error: unknown): string {
  return `The server could not be asked: ${String(error)}`;
}

/** The answer as the contract has it; what was refused is told and ends the program with exit code 1. */
function accepted<Schema extends TSchema>({ status, body }: OrganizerAnswer, schema: Schema): Static<Schema> {
  if (status === 200) return Value.Parse(schema, body);
  if (status === 401)
    endWith('The server does not know this organizer’s token. Is DATA_DIR or ADMIN_TOKEN another?');
  if (status === 404) {
    endWith(
      'There is no such event, document or version: list EVENT and versions EVENT KIND/CODE name them.',
    );
  }
  const problem = Value.Check(Problem, body) ? body : undefined;
  const said = Object.entries(problem?.errors ?? {}).map(([field, messages]) =>
    // What is said of a file is a whole sentence already.
    [{ file: '', document: 'The document ' }[field] ?? `${field} `, ...messages].join('').trim(),
  );
  return endWith(
    [...said, describeDiagnostics(problem?.diagnostics ?? [])].filter(Boolean).join('\n') ||
      `The server answered ${status}.`,
  );
}

async function readDocument(file: string): Promise<unknown> {
  const text = (await readWhole(file)).toString();
  try {
    return JSON.parse(text);
  } catch (error) {
    return endWith(`${file} is not JSON: ${jsonFault(text, error)}.`);
  }
}

function readWhole(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) =>
    endWith(`${file} could not be read: ${error instanceof Error ? error.message : String(error)}`),
  );
}

function noServer(): string {
  return `No server runs on the data folder ${environment.DATA_DIR}. Start one with npm start, or name its folder with DATA_DIR.`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

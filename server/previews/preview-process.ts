import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PreviewEntry } from '#engine/contract/previews.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { isBuilt, projectFolder } from '#server/settings/project-folder.ts';
import type { FromPreview, PreviewStart, ToPreview } from './preview-messages.ts';
import type { PreviewVisitor } from './preview-visitor.ts';

const program = fileURLToPath(
  new URL(isBuilt ? './preview-main.js' : '../start/preview-main.ts', import.meta.url),
);
const MOST_MEGABYTES = 512;

/** A server in a process of its own, with a database in memory, whose registrations end with it. */
export interface PreviewProcess {
  /** Serves these documents from now on, and resolves with its port on the loopback address once it does. */
  serve(documents: readonly ConfigurationDocument[]): Promise<number>;
  /** Begins a registration or application for a visitor, once documents are served. */
  enter(visitor: PreviewVisitor): Promise<PreviewEntry>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  stop(): void;
}

type Asked = { readonly documents: readonly ConfigurationDocument[] } | { readonly visitor: PreviewVisitor };

const failureOf = (answer: FromPreview) =>
  new Error('failed' in answer ? answer.failed : 'The preview answered something else.');

/** Starts the server of a preview; `complain` receives what it writes as errors. */
export function startPreviewProcess(start: PreviewStart, complain: (text: string) => void): PreviewProcess {
  const child = fork(program, [JSON.stringify(start)], {
    // Where `tsx` is found, which the sources need.
    cwd: projectFolder,
    execArgv: [...(isBuilt ? [] : ['--import', 'tsx']), `--max-old-space-size=${MOST_MEGABYTES}`],
    serialization: 'advanced',
    // It needs none of our secrets: without them payments run in the sandbox, and no mail is sent.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.setEncoding('utf8').on('data', complain);
  const waiting = new Map<number, { resolve(answer: FromPreview): void; reject(error: Error): void }>();
  const ended = new Promise<void>((resolve) => {
    const end = (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      resolve();
    };
    child.once('error', end);
    child.once('exit', (code, signal) => end(new Error(`The preview ended (${signal ?? code}).`)));
  });
  child.on('message', (answer: FromPreview) => {
    waiting.get(answer.request)?.resolve(answer);
    waiting.delete(answer.request);
  });
  let requests = 0;
  const ask = (asked: Asked) =>
    new Promise<FromPreview>((resolve, reject) => {
      requests += 1;
      const message: ToPreview = { request: requests, ...asked };
      waiting.set(message.request, { resolve, reject });
      child.send(message, (error) => error && reject(error));
    });
  return {
    async serve(documents) {
      const answer = await ask({ documents });
      if ('port' in answer) return answer.port;
      throw failureOf(answer);
    },
    async enter(visitor) {
      const answer = await ask({ visitor });
      if ('entry' in answer) return answer.entry;
      throw failureOf(answer);
    },
    ended,
    stop: () => void child.kill('SIGKILL'),
  };
}

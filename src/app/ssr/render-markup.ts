import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a tree completely, including lazy parts. Rejects with the first error of any part. */
export function renderMarkup(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // A part that is sent later than its place needs a script in the page, which the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(collector),
      onShellError: reject,
      onError: reject,
    });
  });
}

import { rewritePdf } from './rewrite-pdf.ts';

// Rewrites the one document that its parent sends, and ends with it.
process.once('message', (content: Uint8Array) => {
  rewritePdf(content).then(
    (rewritten) => process.send?.(rewritten, () => process.disconnect()),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit());

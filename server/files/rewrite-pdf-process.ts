import { rewritePdf } from './rewrite-pdf.ts';

import type { FromProcess } from './rewrite-pdf-apart.ts';

const tell = (message: FromProcess, then?: () => void) => process.send?.(message, then);

// Rewrites the one document that its parent sends, and ends with it.
process.once('message', (content: Uint8Array) => {
  rewritePdf(content).then(
    (rewritten) => tell(rewritten, () => process.disconnect()),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit());
tell('ready');

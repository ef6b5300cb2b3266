import { setClockAhead } from '#engine/form/format/clock-ahead.ts';
import type { PreviewStart } from '#server/previews/preview-messages.ts';

// The clock is set before the modules that ask for the time.
const start: PreviewStart = JSON.parse(process.argv[2] ?? '');
setClockAhead(start.ahead);
const { servePreview } = await import('./serve-preview.ts');
await servePreview(start);

import type { HarFile } from '#engine/recording/har.ts';
import { createRecorder, type SeenCall } from '#engine/recording/recorder.ts';
import { inspectionOf } from '#machines/inspection/message-of.ts';
import { type TracedCall, traced } from './trace.ts';

/** Storage keys of open registrations, without which the page would request others. */
const KEPT = ['current-registration', 'api-token', 'api-token-group', 'current-group'];
const TAB = 'trace';

/** The error that the visitor saw. */
export interface SeenFault {
  readonly id: string;
  readonly status: number;
}

/**
 * What happened on this page, as a recording: calls with times and ids, events and snapshots of statecharts, document
 * versions. Personal data is replaced or masked.
 */
export function traceOf(fault: SeenFault): HarFile {
  const { calls, events } = traced();
  const recorder = createRecorder({ name: 'Rostrum, what happened', version: '1' });
  const page = pageHere(calls[0]?.startedAt ?? Date.now());
  if (page) recorder.page(page);
  for (const call of calls) if (call.status > 0) recorder.call(seenCall(call));
  const { hostname, pathname } = window.location;
  return recorder.har({
    name: `what-happened-${fault.id}`,
    host: hostname,
    locale: document.documentElement.lang || 'en',
    viewport: { width: window.innerWidth, height: window.innerHeight },
    fault: { ...fault, address: pathname },
    documents: versionsIn(calls),
    kept: keptHere(),
    inspection: inspectionOf(TAB, pathname, events),
  });
}

/** The page as it came, for the answers within it. */
function pageHere(startedAt: number): SeenCall | undefined {
  const first = document.getElementById('first-answer');
  if (!first) return undefined;
  const url = siteHere() + window.location.pathname;
  const text = first.outerHTML;
  return {
    method: 'GET',
    url,
    startedAt: startedAt - 1,
    milliseconds: 0,
    status: 200,
    mimeType: 'text/html',
    text,
  };
}

const siteHere = () => window.location.origin.replace(/:\d+$/, '');

function seenCall({
  method,
  path,
  body,
  startedAt,
  milliseconds,
  status,
  answer,
  requestId,
}: TracedCall): SeenCall {
  const text = JSON.stringify(body);
  return {
    method,
    url: siteHere() + path,
    startedAt,
    milliseconds: Math.round(milliseconds),
    ...(body && { body: { mimeType: 'application/json', text } }),
    status,
    mimeType: 'application/json',
    ...(requestId !== undefined && { answerHeaders: { 'x-request-id': requestId } }),
    text: answer instanceof Blob ? '' : JSON.stringify(answer ?? null),
  };
}

/** The versions of forms and flows, as the calls were answered with them. */
function versionsIn(calls: readonly TracedCall[]): Record<string, number> {
  const versions: Record<string, number> = {};
  for (const { body, answer } of calls) {
    if (typeof answer !== 'object' || answer === null || !('version' in answer)) continue;
    const of = body?.['form_type'] ?? body?.['type'];
    if (typeof of === 'string' && typeof answer.version === 'number') versions[`form/${of}`] = answer.version;
  }
  return versions;
}

function keptHere(): Record<string, string> {
  try {
    const items = KEPT.map((key) => [key, localStorage.getItem(key)] as const);
    return Object.fromEntries(items.filter((item): item is [string, string] => item[1] !== null));
  } catch {
    // Storage is closed: then nothing was kept.
    return {};
  }
}

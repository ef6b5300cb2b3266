import { api } from '#engine/contract/api.ts';
import type { Endpoint, Resource } from '#engine/contract/endpoint.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { openApiDocument } from './openapi.ts';

/**
 * The API's documentation as a page without scripts, so that it stands under the very policy that the site has.
 */
export function docsPage(version: string): string {
  const document = openApiDocument(version);
  const resources = Object.entries<Resource>(api);
  const contents = resources
    .map(([name]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rostrum API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>Rostrum API <small>${escapeHtml(version)}</small></h1>
<p>Every host serves one event. POST bodies are form data unless a call says JSON. Errors have one shape: a field’s
name to its messages. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Resources"><ul>${contents}<li><a href="#schemas">schemas</a></li></ul></nav>
</header>
<main>
${resources.map(([name, endpoints]) => resourceSection(name, endpoints, document)).join('\n')}
${schemaSection(document)}
</main>
</body>
</html>
`;
}

function resourceSection(name: string, endpoints: Resource, document: Record<string, unknown>): string {
  const calls = Object.entries(endpoints).map(([id, endpoint]) => endpointArticle(id, endpoint, document));
  return `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>\n${calls.join('\n')}\n</section>`;
}

function endpointArticle(id: string, endpoint: Endpoint, document: Record<string, unknown>): string {
  const { method, path, summary, access, encoding, idempotent } = endpoint;
  const notes = [
    access === 'public'
      ? ''
      : `Bearer token of ${access === 'organizer' ? 'the organizer' : 'a registration'}`,
    encoding === 'json' ? 'JSON body' : '',
    idempotent ? 'Idempotency-Key required' : '',
  ].filter(Boolean);
  const written = readOperation(document, `/api${path}`, method.toLowerCase());
  return `<article id="${escapeHtml(id)}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>/api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
${notes.length > 0 ? `<p class="notes">${notes.map((note) => `<span>${escapeHtml(note)}</span>`).join(' ')}</p>` : ''}
${schemaDetails('Parameters', written.parameters)}
${schemaDetails('Body', written.requestBody)}
${schemaDetails('Answers', written.responses)}
</article>`;
}

/** What the calls' schemas refer to by name. */
function schemaSection({ components }: Record<string, unknown>): string {
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  const entries = Object.entries(schemas).map(([name, schema]) => schemaDetails(name, schema));
  return `<section><h2 id="schemas">schemas</h2>\n<article>${entries.join('\n')}</article></section>`;
}

function schemaDetails(title: string, value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}

function readOperation(document: unknown, ...names: string[]): Record<string, unknown> {
  let at: unknown = isRecord(document) ? document.paths : undefined;
  for (const name of names) at = isRecord(at) ? at[name] : undefined;
  return isRecord(at) ? at : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

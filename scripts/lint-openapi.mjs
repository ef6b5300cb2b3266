// Lints the OpenAPI document with Redocly's recommended rules; what they find, warnings too, fails the check.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { register } from 'tsx/esm/api';

register();
const { openApiDocument } = await import('../server/documentation/openapi.ts');

const found = await lintFromString({
  source: JSON.stringify(openApiDocument('0.0.0')),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
for (const { severity, ruleId, message, location } of found)
  console.error(`${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`);
console.log(`The OpenAPI document: ${found.length} problems`);
process.exitCode = found.length > 0 ? 1 : 0;

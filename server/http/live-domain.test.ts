import { expect, test } from 'vitest';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { liveDomainOf } from './live-domain.ts';

type Document = { hosts: string[]; test_domain?: string; testable?: string; live_domain?: string };

function served(documents: Record<string, Document>): Pick<ConfigurationStore, 'eventCodes' | 'current'> {
  return {
    eventCodes: () => Object.keys(documents),
    current: (code: string) => ({ version: 1, document: documents[code] }),
  } as unknown as ConfigurationStore;
}

const test_domain = 'Y' as const;
const testable = 'N' as const;

test.each<[string, string | undefined, Record<string, Document>, string | undefined]>([
  ['none', undefined, {}, undefined],
  ['a host of another event', 'live.example', { live: { hosts: ['live.example'] } }, 'live.example'],
  ['with its port', 'live.example:8080', { live: { hosts: ['live.example'] } }, 'live.example:8080'],
  ['in capitals', 'LIVE.example', { live: { hosts: ['live.example'] } }, 'live.example'],
  ['with a final dot', 'live.example.:80', { live: { hosts: ['live.example.'] } }, 'live.example:80'],
  [
    'one of its own hosts in capitals',
    'LIVE.example',
    { test: { hosts: ['test.example', 'live.example'], test_domain, testable, live_domain: 'LIVE.example' } },
    'live.example',
  ],
  ['a host that no document names', 'evil.example', { live: { hosts: ['live.example'] } }, undefined],
  [
    'another of its own hosts, which sends nobody on',
    'live.example',
    { test: { hosts: ['test.example', 'live.example'], test_domain, testable, live_domain: 'live.example' } },
    'live.example',
  ],
  [
    'one that sends them on itself',
    'b.example',
    { b: { hosts: ['b.example'], test_domain, testable, live_domain: 'a.example' } },
    undefined,
  ],
  [
    'a test domain that may be tested',
    'b.example',
    { b: { hosts: ['b.example'], test_domain, testable: 'Y', live_domain: 'a.example' } },
    'b.example',
  ],
])('%s', (_, live_domain, documents, expected) => {
  expect(liveDomainOf(served(documents), { test_domain, testable, live_domain })).toBe(expected);
});

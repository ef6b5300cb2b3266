import { expect, it } from 'vitest';
import { previewHost, readPreviewHost } from './preview-host.ts';

const draft = '0b9d6b1e-0000-4000-8000-0000000000af';

it('names a draft and its event’s host, and finds both again', () => {
  const host = previewHost(draft, 'conference.example.org');
  expect(host).toBe('preview-0b9d6b1e0000400080000000000000af.conference.example.org');
  expect(readPreviewHost(host)).toEqual({ draft, host: 'conference.example.org' });
});

it.each(['conference.example.org', 'preview-12.example.org', 'preview-0b9d6b1e0000400080000000000000af'])(
  'leaves %s to the events',
  (host) => expect(readPreviewHost(host)).toBeUndefined(),
);

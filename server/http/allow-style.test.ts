import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { allowStyle } from './allow-style.ts';

function policyAfter(css: string, policy: string | undefined): string | undefined {
  const headers = new Map(policy === undefined ? [] : [['content-security-policy', policy]]);
  const reply = {
    getHeader: (name: string) => headers.get(name),
    header: (name: string, value: string) => headers.set(name, value),
  };
  allowStyle(reply as unknown as FastifyReply, css);
  return headers.get('content-security-policy');
}

it('adds the hash of the one style, and nothing else', () => {
  const hash = createHash('sha256').update('html{}').digest('base64');
  expect(policyAfter('html{}', "default-src 'self';style-src 'self';img-src *")).toBe(
    `default-src 'self';style-src 'sha256-${hash}' 'self';img-src *`,
  );
});

it('leaves a policy alone that lets every style stand, and makes up none', () => {
  const open = "style-src 'self' 'unsafe-inline'";
  expect(policyAfter('html{}', open)).toBe(open);
  expect(policyAfter('html{}', undefined)).toBe('');
});

// @vitest-environment jsdom

import { beforeEach, describe, expect, test } from 'vitest';
import { type Call, withTokens } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { applicationOf } from './current-application.ts';
import { senderOf } from './sender.ts';

const flow = 'proposal';
const proof = { email: 'zoe@example.org', locale: 'en' } as const;
const { current, tokens } = applicationOf(flow);
const { signal } = new AbortController();

/** A server that gives each code a token of its own, and tells with which it was asked. */
function answering(asked: (string | undefined)[]): Call {
  return (async (_endpoint, input) => {
    const { body, tokens: bearer } = input as { body?: { code: string }; tokens?: TokenStore };
    asked.push(bearer?.read());
    bearer?.store(`token of ${body?.code}`);
    return {};
  }) as Call;
}

beforeEach(() => {
  localStorage.clear();
  current.write({ code: 'FIRST', email: proof.email });
  tokens.store('token of FIRST');
});

describe('the page of an application that was sent', () => {
  test('is still asked about with its own token when another one was begun on it', async () => {
    const sender = senderOf(flow, 'FIRST');
    tokens.store('token of SECOND');
    const bearer = await sender.ask(withTokens(answering([]), sender.tokens), proof, signal, async () =>
      sender.tokens.read(),
    );
    expect(bearer).toBe('token of FIRST');
    // What is open on this device stays the one that was begun.
    expect(tokens.read()).toBe('token of SECOND');
  });

  test('proves who is there by its link where this device has another one open, and has it open then', async () => {
    const asked: (string | undefined)[] = [];
    const sender = senderOf(flow, 'THIRD');
    const bearer = await sender.ask(withTokens(answering(asked), sender.tokens), proof, signal, async () =>
      sender.tokens.read(),
    );
    expect(asked).toEqual([undefined]);
    expect(bearer).toBe('token of THIRD');
    expect(current.read()).toMatchObject({ code: 'THIRD', email: proof.email });
  });

  test('forgets its own token where that has lapsed, and no other', () => {
    const sender = senderOf(flow, 'FIRST');
    tokens.store('token of SECOND');
    sender.tokens.forget();
    expect(sender.tokens.read()).toBeUndefined();
    expect(tokens.read()).toBe('token of SECOND');
  });
});

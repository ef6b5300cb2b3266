import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTextTransport } from './open-text-transport.ts';
import { RefusedText } from './twilio-transport.ts';

type Asked = { url: string | undefined; authorization: string | undefined; body: string };

describe('text messages through Twilio’s API', () => {
  let provider: Server;
  let asked: Asked[];
  let status: number;
  let url: string;
  beforeEach(async () => {
    asked = [];
    status = 201;
    provider = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"to":"+16045550123"}');
    });
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((closed) => provider.close(closed)));

  const settings = () => ({
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+16045550100',
    TWILIO_API_URL: url,
  });
  const message = { recipient: '+16045550123', text: 'Bonjour\u00a0: é & ü' };

  it('sends a message from the account’s number', async () => {
    await createTextTransport(settings())?.deliver(message);
    expect(asked.map((each) => [each.url, each.authorization])).toEqual([
      ['/2010-04-01/Accounts/AC1/Messages.json', `Basic ${Buffer.from('AC1:secret').toString('base64')}`],
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      To: '+16045550123',
      From: '+16045550100',
      Body: message.text,
    });
  });

  it('sends from a messaging service', async () => {
    await createTextTransport({ ...settings(), TWILIO_FROM: 'MG7' })?.deliver(message);
    expect(new URLSearchParams(asked[0]?.body).get('MessagingServiceSid')).toBe('MG7');
  });

  it.each([
    [400, true],
    [401, false],
    [429, false],
    [503, false],
  ])('knows whether %s may go through later, and repeats nobody’s number', async (answered, isFinal) => {
    status = answered;
    const failure = await createTextTransport(settings())
      ?.deliver(message)
      .catch((error: unknown) => error);
    expect(failure instanceof RefusedText).toBe(isFinal);
    expect(String(failure)).toContain(String(answered));
    expect(String(failure)).not.toContain('6045550123');
  });

  it('is not there without a provider', () => {
    expect(createTextTransport({})).toBeUndefined();
  });
});

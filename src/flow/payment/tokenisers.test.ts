// @vitest-environment jsdom
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import { storeToken } from '#src/api/token.ts';
import { sandboxToken } from './sandbox-tokeniser.ts';
import { stripeToken } from './stripe-tokeniser.ts';
import { openCardTokeniser } from './tokenise-card.ts';

const card = (number: string): CreditCard => ({
  holder: 'Zoé Tremblay',
  number,
  expiry: '09/30',
  cvc: '123',
});
const visa = '4242 4242 4242 4242';

describe('the sandbox’s token', () => {
  it.each([
    [visa, /^tok_sandbox_visa_4242_ok_[0-9a-f]{32}$/],
    ['5555 5555 5555 4444', /^tok_sandbox_mastercard_4444_ok_/],
    ['4000 0000 0000 0002', /^tok_sandbox_visa_0002_declined_/],
    ['4000 0000 0000 3220', /^tok_sandbox_visa_3220_challenge_/],
    ['4000 0000 0000 0119', /^tok_sandbox_visa_0119_timeout_/],
  ])('of %s says its outcome and four digits, and nothing else of the card', (number, expected) => {
    const token = sandboxToken(card(number));
    expect(token).toMatch(expected);
    const random = token.split('_').at(-1) ?? '';
    const said = token.replace(random, '');
    expect(said.replace(/\D/g, '')).toBe(number.slice(-4));
    expect(said).not.toMatch(/Zo|Tremblay|09.?30|123_/);
    expect(sandboxToken(card(number))).not.toBe(token);
  });
});

describe('with a gateway', () => {
  const gateway = {
    gateway: 'stripe',
    publishable_key: 'pk_test_1',
    api_url: 'https://gateway.example',
  } as const;
  const asked: InternalAxiosRequestConfig[] = [];
  let answer: () => { id: string } = () => ({ id: 'tok_1' });
  const { adapter } = axios.defaults;
  beforeEach(() => {
    asked.length = 0;
    answer = () => ({ id: 'tok_1' });
    storeToken('registration-token');
    axios.defaults.adapter = async (config) => {
      asked.push(config);
      return { status: 200, statusText: '', headers: {}, config, data: answer() };
    };
  });
  afterEach(() => {
    axios.defaults.adapter = adapter;
  });

  it('sends the card to the gateway alone, and nothing of ours with it', async () => {
    expect(await stripeToken(gateway, card(visa), 'fr')).toBe('tok_1');
    expect(asked).toHaveLength(1);
    const [request] = asked;
    expect(request?.url).toBe('https://gateway.example/v1/tokens');
    expect(request?.headers.get('Authorization')).toBe('Bearer pk_test_1');
    expect(request?.headers.get('Accept-Language')).toBe('fr');
    expect(request?.withCredentials ?? false).toBe(false);
    expect(JSON.stringify({ ...request?.headers, url: request?.url })).not.toContain('registration-token');
    expect(Object.fromEntries(new URLSearchParams(String(request?.data)))).toEqual({
      'card[number]': '4242424242424242',
      'card[exp_month]': '9',
      'card[exp_year]': '2030',
      'card[cvc]': '123',
      'card[name]': 'Zoé Tremblay',
    });
  });

  it.each([
    ['its words', { error: { message: 'Your card was declined.' } }, 'declined', ['Your card was declined.']],
    ['an answer without words', {}, 'declined', []],
  ])('rejects a card that it refuses: %s', async (_, data, kind, credit) => {
    axios.defaults.adapter = async (config) => {
      const response = { status: 402, statusText: '', headers: {}, config, data };
      throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response);
    };
    await expect(stripeToken(gateway, card(visa), 'en')).rejects.toEqual({ kind, errors: { credit } });
  });

  it('tells a gateway that is not reached from one that refuses', async () => {
    axios.defaults.adapter = async (config) => {
      throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    };
    await expect(stripeToken(gateway, card(visa), 'en')).rejects.toEqual({ kind: 'connection', errors: {} });
  });

  it('forgets a card once it is a token', async () => {
    const desk = openCardTokeniser();
    const noCard = { kind: 'invalid', errors: {} };
    await expect(desk.tokenise('en')).rejects.toEqual(noCard);
    desk.lay(card(visa), gateway);
    expect(await desk.tokenise('en')).toBe('tok_1');
    await expect(desk.tokenise('en')).rejects.toEqual(noCard);
    desk.lay(card(visa), { gateway: 'sandbox' });
    expect(await desk.tokenise('en')).toMatch(/^tok_sandbox_/);
    expect(asked).toHaveLength(1);
  });

  it('keeps a card for another try where the gateway was not reached', async () => {
    const desk = openCardTokeniser();
    desk.lay(card(visa), gateway);
    const works = axios.defaults.adapter;
    axios.defaults.adapter = async (config) => {
      throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    };
    await expect(desk.tokenise('en')).rejects.toMatchObject({ kind: 'connection' });
    axios.defaults.adapter = works;
    expect(await desk.tokenise('en')).toBe('tok_1');
  });
});

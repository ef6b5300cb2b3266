import type { Environment } from '#server/settings/environment-variables.ts';
import type { TextTransport } from './text-transport.ts';
import { twilioTransport } from './twilio-transport.ts';

type Settings = Pick<
  Environment,
  'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'TWILIO_API_URL'
>;

/** The provider that the environment names; without one no text messages are sent, and none are offered. */
export function createTextTransport(settings: Settings): TextTransport | undefined {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = settings;
  if (account === undefined || token === undefined || from === undefined) return undefined;
  return twilioTransport({ account, token, from, url: settings.TWILIO_API_URL });
}

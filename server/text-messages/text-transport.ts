import type { Environment } from '#server/environment.ts';
import { twilioTransport } from './twilio-transport.ts';

/** One text message; the recipient is a number in international form, `+` and digits (E.164). */
export type OutgoingText = { recipient: string; text: string };

/** Takes one text message, or throws when it may be tried again. */
export type TextTransport = { deliver(message: OutgoingText): Promise<void> };

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

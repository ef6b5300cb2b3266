import type { TextTransport } from './text-transport.ts';

export type TwilioAccount = {
  account: string;
  token: string;
  /** A number in international form, or the id of a messaging service (`MG…`). */
  from: string;
  /** Another provider with Twilio's API; Twilio itself unless it is said. */
  url?: string | undefined;
};

// Shorter than a job may take: one that is given up here must not be at work twice.
const patience = 20_000;

/** A number or message that the provider will not take however often it is asked. */
export class RefusedText extends Error {
  override name = 'RefusedText';
}

/** The adapter of Twilio's Messages resource, which several providers speak. */
export function twilioTransport({
  account,
  token,
  from,
  url = 'https://api.twilio.com',
}: TwilioAccount): TextTransport {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    async deliver({ recipient, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        signal: AbortSignal.timeout(patience),
        headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
        body: new URLSearchParams({ To: recipient, [sender]: from, Body: text }),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      // What is answered repeats the number: the status alone may stand in a log.
      const told = `the text message provider answered ${answer.status}`;
      throw isPermanent(answer.status) ? new RefusedText(told) : new Error(told);
    },
  };
}

/** Too early or too many may go through later, and so may what was refused for a token that is being changed. */
function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}

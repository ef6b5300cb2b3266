import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';

/** The channels on which live messages are told, and who is let onto which. */
export const broadcastingCases: ApiCase[] = [
  {
    name: 'lets a socket onto the private channels of its registration and event, and onto no other',
    async run(api) {
      const [mine, other] = [await api.begin(), await api.begin()];
      const event = (await api.get('/api/getClientEventFromDomain/teachers.localhost')).body;
      const of = `${event['client_code']}.${event['event_code']}`;
      const ask = (channel_name: string, socket_id = '123.456', bearer = mine.bearer) =>
        api.post('broadcasting/auth', { socket_id, channel_name }, bearer);
      for (const channel of [`workshop-reserved.${of}.${mine.code}`, `workshop-reserve-cancel.${of}`]) {
        const answer = await ask(`private-${channel}`);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ auth: expect.stringMatching(/^rostrum:[0-9a-f]{64}$/) });
      }
      const own = `private-workshop-reserved.${of}.${mine.code}`;
      const refusals = [
        await ask(`private-workshop-reserved.${of}.${other.code}`),
        await ask(`private-workshop-reserved.${of}.R000-0000`),
        await ask(`private-workshop-reserve-cancel.${event['client_code']}.ANOTHER27`),
        await ask(own.replace('private-', 'presence-')),
        await ask(own.replace('private-', '')),
        await ask(own, '123'),
        await ask(own, '1.2:private-x'),
        await ask(own, '1.2\n'),
      ];
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403));
      expect(new Set(refusals.map(({ text }) => text)).size).toBe(1);
      expect((await ask(own, '1.2', {})).status).toBe(401);
    },
  },
];

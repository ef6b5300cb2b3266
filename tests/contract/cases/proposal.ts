import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { beginProposal, fillProposal, saveProposal, sendProposal } from '../proposals.ts';

/** A proposal by the calls that the specification names, which are any flow's. */
export const proposalCases: ApiCase[] = [
  {
    name: 'begins, saves and sends a proposal by its own calls, and writes of its own pages',
    async run(api) {
      const email = `${randomUUID()}@example.org`;
      const who = await beginProposal(api, email);
      const [begun] = await mailsTo(api, email);
      expect(begun?.text).toContain(`/workshop-proposals?code=${who.code}`);
      const wrong = await saveProposal(api, who, 'proposal_workshop', { title: '' });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
        422,
        expect.arrayContaining(['title', 'description']),
      ]);
      await fillProposal(api, who);
      const sent = await sendProposal(api, who);
      expect([sent.status, sent.body['registration']]).toEqual([
        200,
        expect.objectContaining({ code: who.code, flow: 'proposal', status: 'Submitted' }),
      ]);
      const [, mail] = await mailsTo(api, email);
      expect(mail?.subject).toBe('Your workshop proposal: Room to Grow 2027');
    },
  },
];

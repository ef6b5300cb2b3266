import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { outboxMail } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { type Jobs, startJobs } from '#server/jobs/start-jobs.ts';
import { type Mail, startMailer } from './mailer.ts';
import { createMailTransport, type Transport } from './transport.ts';

const mail: Mail = {
  eventCode: 'teachers',
  recipient: 'ana@example.org',
  locale: 'en',
  content: { template: 'access-code', values: { event: 'Teachers', code: '123456', minutes: '15' } },
};
const patience = { timeout: 60_000 };

describe('the mailer', () => {
  let database: OpenDatabase;
  let jobs: Jobs;
  beforeAll(async () => {
    database = await openTestDatabase();
    jobs = await startJobs(database, fail);
  });
  afterEach(async () => {
    await jobs.stop();
    await database.db.delete(outboxMail);
    jobs = await startJobs(database, fail);
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  it('keeps mail in the outbox where there is no SMTP server', async () => {
    const mailer = await startMailer(database.db, jobs, createMailTransport({}));
    await database.db.transaction((tx) => mailer.queue(tx, mail));
    mailer.wake();
    await vi.waitFor(async () => expect(await states()).toEqual(['kept']), patience);
    const [row] = await database.db.select().from(outboxMail);
    expect(row).toMatchObject({
      recipient: 'ana@example.org',
      subject: 'Your access code for Teachers: 123456',
    });
  });

  it('queues nothing if the address was erased', async () => {
    const mailer = await startMailer(database.db, jobs, recordingTransport([]));
    const id = await database.db.transaction((tx) => mailer.queue(tx, { ...mail, recipient: '' }));
    expect([id, await states()]).toEqual([undefined, []]);
  });

  it('sends after a restart what an earlier process left', async () => {
    const idle = await startMailer(database.db, jobs, { ...recordingTransport([]), deliver: neverEnds });
    await jobs.stop();
    await database.db.transaction((tx) => idle.queue(tx, mail));
    jobs = await startJobs(database, fail);
    const sent: string[] = [];
    await startMailer(database.db, jobs, recordingTransport(sent));
    await vi.waitFor(() => expect(sent).toEqual(['ana@example.org']), patience);
  });

  it('tries again what failed for now, and gives up what the server refuses for good', async () => {
    const tried: string[] = [];
    const mailer = await startMailer(database.db, jobs, {
      async deliver({ recipient }) {
        tried.push(recipient);
        if (recipient === 'refused@example.org')
          throw Object.assign(new Error('no such user'), { responseCode: 550 });
        if (tried.filter((each) => each === recipient).length === 1) throw new Error('connection lost');
        return 'sent';
      },
      close: () => {},
    });
    await database.db.transaction(async (tx) => {
      await mailer.queue(tx, mail);
      await mailer.queue(tx, { ...mail, recipient: 'refused@example.org' });
    });
    mailer.wake();
    await vi.waitFor(async () => expect(await states()).toEqual(['failed', 'sent']), patience);
    expect(tried.filter((each) => each === 'ana@example.org')).toHaveLength(2);
  });

  async function states(): Promise<string[]> {
    const rows = await database.db.select({ state: outboxMail.state }).from(outboxMail);
    return rows.map((row) => row.state).sort();
  }
});

describe('the SMTP transport', () => {
  it('hands the mail to the server, to one recipient, under a message id of its own', async () => {
    const received: string[] = [];
    const server = await startSmtpServer(received);
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const transport = createMailTransport({
      SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      MAIL_FROM: 'Conference <registration@example.org>',
    });
    const outgoing = {
      id: 'mail-1',
      recipient: 'ana@example.org',
      subject: 'Été',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
      replyTo: 'hello@example.org',
      art: async () => Buffer.from('drawn'),
    };
    expect(await transport.deliver(outgoing)).toBe('sent');
    const wire = received.join('\n');
    expect(wire.match(/^RCPT TO:/gm)).toHaveLength(1);
    expect(wire).toContain('RCPT TO:<ana@example.org>');
    expect(wire).toContain('MAIL FROM:<registration@example.org>');
    expect(wire).toContain('Message-ID: <mail-1@example.org>');
    expect(wire).toContain('Reply-To: hello@example.org');
    expect(wire).toContain('Auto-Submitted: auto-generated');
    expect(wire).toContain('Content-ID: <art>');
    transport.close();
    await new Promise((resolve) => server.close(resolve));
  });
});

function recordingTransport(sent: string[]): Transport {
  return {
    async deliver({ recipient }) {
      sent.push(recipient);
      return 'sent';
    },
    close: () => {},
  };
}

function neverEnds(): Promise<never> {
  return new Promise(() => {});
}

function fail(error: Error): void {
  throw error;
}

/** As much of SMTP as one delivery needs. */
function startSmtpServer(received: string[]): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (inData && line !== '.') continue;
        const wasData = inData;
        inData = line === 'DATA';
        socket.write(
          inData ? '354 go on\r\n' : wasData || !/^QUIT/.test(line) ? '250 ok\r\n' : '221 bye\r\n',
        );
        if (/^QUIT/.test(line)) socket.end();
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

import { outbox } from './portal.ts';
import { sharedServer } from './shared-server.ts';

const tellsOfBeginning = /<h2>[^<]*(has begun|est commencée)</;

/** The mails that were written to an address since its registration began, newest first, each as the outbox shows it. */
export async function mailsTo(address: string): Promise<string[]> {
  const [, ...mails] = (await outbox()).split('<article');
  return mails.filter(
    (mail) => mail.includes(`<dt>To</dt><dd>${address}</dd>`) && !tellsOfBeginning.test(mail),
  );
}

/** The addresses of pages that a mail names. */
export function linksIn(mail: string): string[] {
  return [...mail.matchAll(/<a href="(http[^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll(/&(?:amp|#38);/g, '&'),
  );
}

/** The files that are attached to a mail, each by its name. */
export async function attachmentsOf(mail: string): Promise<ReadonlyMap<string, Buffer>> {
  const { port } = new URL(sharedServer().site);
  const files = new Map<string, Buffer>();
  for (const [, address = '', name = ''] of mail.matchAll(
    /<a href="(\/outbox\/attachment\/[^"]+)">([^<]+)</g,
  )) {
    const answer = await fetch(`http://localhost:${port}${address}`);
    files.set(name, Buffer.from(await answer.arrayBuffer()));
  }
  return files;
}

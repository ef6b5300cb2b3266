import { expect } from 'vitest';
import { axe } from './axe.ts';
import type { Visitor } from './browser.ts';
import { outbox } from './portal.ts';
import { screenshot } from './screenshot.ts';
import { sharedServer } from './shared-server.ts';

const tellsOfBeginning = /<h2>(You started|Vous avez commencé)/;

/** The mails that were written to an address since its registration began, newest first, each as the outbox shows it. */
export async function mailsTo(address: string): Promise<string[]> {
  const [, ...mails] = (await outbox(address)).split('<article');
  return mails.filter((mail) => !tellsOfBeginning.test(mail));
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

/** Opens every mail to an address as it looks where it is read, on a device like the visitor's. */
export async function lookAtMails(
  { context, locale, width }: Visitor,
  address: string,
  name: string,
): Promise<void> {
  const { port } = new URL(sharedServer().site);
  const mails = await mailsTo(address);
  expect(mails.length).toBeGreaterThan(0);
  const page = await context.newPage();
  for (const [index, mail] of mails.reverse().entries()) {
    const [, pathname = ''] = /href="(\/outbox\/mail\/[^"]+)"/.exec(mail) ?? [];
    await page.goto(`http://localhost:${port}${pathname}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await axe(page);
    await screenshot(page, `mail-${name}-${index + 1}-${locale}-${width}`);
  }
  await page.close();
}

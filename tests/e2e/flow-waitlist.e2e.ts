import { afterAll, beforeAll, describe, expect } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import { openFullFlow } from '#tests/contract/full-flow.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { control } from './support/answer.ts';
import { newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { linksIn, mailsTo } from './support/mails.ts';
import { type MovableServer, startMovableServer } from './support/moved-clock.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { goOn } from './support/partner.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer, siteOf } from './support/shared-server.ts';
import { beginVolunteer, fillOneShift, pageHeading, volunteerStep, volunteers } from './support/volunteer.ts';
import { fill, labelled, words } from './support/words.ts';

let movable: MovableServer;
beforeAll(async () => {
  movable = await startMovableServer();
}, 120_000);
afterAll(async () => void (await movable.stop()));

const api = () => remoteApi(Number(new URL(sharedServer().site).port));

describe.each(deviceAt(0))('a full flow in $locale at $width px', ({ locale, width }) => {
  const says = words[locale];
  const label = resolveText(volunteers.label, locale);

  test('is waited for: told live and by mail when a place comes free, which is taken by its link', async ({
    visit,
  }) => {
    const full = await openFullFlow(api(), {}, (document) => mustPublish(document));
    const holder = await full.begin();
    expect((await full.send(holder)).status).toBe(200);
    const visitor = await visit({ locale, width });
    const { page, address } = visitor;
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `flow-waitlist-${name}-${locale}-${width}`);
    };
    await page.goto(address(`/apply/${full.flow}`));
    await page.getByText(says.apply.fullTitle).waitFor();
    await look('full');
    await page.getByRole('link', { name: says.start.joinWaitlist }).click();
    await pageHeading(page, says.waitlist.title).waitFor();
    await page.getByText(fill(says.waitlist.only, { name: label })).waitFor();
    const email = newEmail('waits');
    await control(page, says.waitlist.firstName).fill('Amira');
    await control(page, says.waitlist.lastName).fill('Haddad');
    await control(page, says.waitlist.email).fill(email);
    await look('who');
    await page.getByRole('button', { name: says.waitlist.join }).click();
    await pageHeading(page, says.waitlist.waitingTitle).waitFor();
    expect(await page.locator('.line-place b').innerText()).toBe('1');
    await page.getByText(fill(says.waitlist.only, { name: label })).waitFor();
    await look('place');

    expect((await full.withdraw(holder)).status).toBe(200);
    await pageHeading(page, says.waitlist.offeredTitle).waitFor();
    await look('offered');
    const isOffer = (mail: string) => mail.includes('entry=') && mail.includes(`/apply/${full.flow}`);
    await expect.poll(async () => (await mailsTo(email)).some(isOffer)).toBe(true);
    const offer = (await mailsTo(email)).find(isOffer) ?? '';
    expect(offer).toContain(label);
    const link = linksIn(offer).find((each) => each.includes(`/apply/${full.flow}?entry=`)) ?? '';
    const { pathname, search } = new URL(link);
    await page.goto(visitor.address(pathname.replace(/^\/fr/, '') + search));
    await page.getByText(says.apply.offerText).waitFor();
    await look('begin');
    await beginVolunteer(page, email, false, locale);
    await fillOneShift(page, locale);
    await goOn(page);
    await pageHeading(page, volunteerStep('send', locale)).waitFor();
    await page
      .getByRole('button', { name: says.apply.submit, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await pageHeading(page, resolveText(volunteers.confirmation?.title, locale)).waitFor();
    // The entry has become what was sent; its link begins nothing any more.
    await page.goto(visitor.address(pathname.replace(/^\/fr/, '') + search));
    await pageHeading(page, says.waitlist.takenTitle).waitFor();
    await page.getByText(says.waitlist.flowTakenText).waitFor();
    await look('taken');
  });

  test('can be waited for with what was begun while there was a place, which is sent once one is offered', async ({
    visit,
  }) => {
    const site = siteOf(movable.port);
    const at = { site, dataDir: movable.dataDir };
    const full = await openFullFlow(remoteApi(movable.port), {}, (document) => mustPublish(document, at));
    const mine = await full.begin(newEmail('late'));
    // The place that it held is released in time, and somebody else has it.
    await movable.pass(16 * 60);
    const holder = await full.begin();
    expect((await full.send(holder)).status).toBe(200);
    const visitor = await visit({ locale, width, site });
    const { page, address } = visitor;
    visitor.complaints.expect(/^409 POST .*saveSubmitRegistration/);
    const send = async () => {
      await pageHeading(page, volunteerStep('send', locale)).waitFor();
      await page
        .getByRole('button', { name: says.apply.submit, exact: true })
        .filter({ visible: true })
        .first()
        .click();
    };
    const open = async (query: string) => {
      await page.goto(address(`/apply/${full.flow}?${query}`));
      await page.getByLabel(labelled(says.apply.code)).last().fill(mine.code);
      await page.getByLabel(labelled(says.manage.email)).last().fill(mine.email);
      await page.getByRole('button', { name: says.apply.continue, exact: true }).click();
    };
    await open('');
    await send();
    await pageHeading(page, says.apply.fullTitle).waitFor();
    await axe(page);
    await page.getByRole('link', { name: says.start.joinWaitlist }).click();
    await control(page, says.waitlist.firstName).fill('Luc');
    await control(page, says.waitlist.lastName).fill('Roy');
    expect(await control(page, says.waitlist.email).inputValue()).toBe(mine.email);
    await page.getByRole('button', { name: says.waitlist.join }).click();
    await pageHeading(page, says.waitlist.waitingTitle).waitFor();
    expect((await full.withdraw(holder)).status).toBe(200);
    await pageHeading(page, says.waitlist.offeredTitle).waitFor();
    const entry = new URL(page.url()).searchParams.get('entry');
    await open(`entry=${entry}`);
    await send();
    await pageHeading(page, resolveText(volunteers.confirmation?.title, locale)).waitFor();
  });
});

import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';
import { drawArtifact, type Pdf, type PdfPart, partOf, taggedPdf } from '#server/pdf/tagged-pdf.ts';
import { groupBy } from './group-by.ts';
import type { ScheduledSession, ScheduledTime } from './schedule-index.ts';

/** What the schedule at a glance is made of. */
export type GlanceContent = {
  event: Pick<EventDocument, 'name' | 'location' | 'days' | 'tracks' | 'timezone'>;
  times: readonly ScheduledTime[];
  locale: Locale;
  now: Date;
};

const margin = 48;
const muted = '#555555';
const timeWidth = 130;
const gap = 18;

/** Writes the schedule as a PDF of Letter pages: the days, their times, and under each what is on and where. */
export async function glancePdf(content: GlanceContent): Promise<Buffer> {
  const { event, times, locale } = content;
  const { pdf, root, finish } = await taggedPdf({
    content,
    margin,
    locale,
    title: wordIn('schedule.title', locale),
    author: resolveText(event.name, locale),
    bufferPages: true,
  });
  writeHead(pdf, root, content);
  const byDay = groupBy(times, ({ time }) => time.day);
  for (const day of event.days) {
    const ofDay = byDay.get(day.code);
    if (ofDay) writeDayOf(pdf, root, resolveText(day.label, locale), ofDay, content);
  }
  writeFeet(pdf, content);
  return finish();
}

function writeHead(pdf: Pdf, root: PdfPart, { event, locale, now }: GlanceContent): void {
  pdf
    .font('bold')
    .fontSize(22)
    .text(wordIn('schedule.title', locale), margin, margin, { structParent: root, structType: 'H1' });
  pdf.fontSize(13).text(resolveText(event.name, locale), { structParent: root });
  const day = formatDate(dayIn(event.timezone, now), locale);
  pdf.font('regular').fontSize(10).fillColor(muted);
  const about = `${resolveText(event.location, locale)}. ${wordIn('schedule.asOf', locale, { day })}.`;
  pdf.text(about, { structParent: root }).fillColor('black');
}

function writeDayOf(
  pdf: Pdf,
  root: PdfPart,
  label: string,
  times: readonly ScheduledTime[],
  { event, locale }: GlanceContent,
): void {
  keepTogether(pdf, 80);
  pdf.moveDown(1).font('bold').fontSize(15);
  pdf.text(label, margin, pdf.y, { structParent: root, structType: 'H2' });
  const table = partOf(pdf, root, 'Table');
  pdf.moveDown(0.3);
  for (const { time, sessions } of times) {
    rule(pdf);
    const clock = wordIn('schedule.to', locale, {
      start: formatWallTime(time.start, locale),
      end: formatWallTime(time.end, locale),
    });
    const track = event.tracks.find(({ code }) => code === time.track);
    const about = [
      resolveText(time.label, locale),
      resolveText(track?.name, locale),
      zoneNameOf(time.timezone, locale),
    ];
    writeTime(pdf, partOf(pdf, table, 'TR'), clock, about, sessions, locale);
  }
}

function writeTime(
  pdf: Pdf,
  row: PdfPart,
  clock: string,
  about: readonly string[],
  sessions: readonly ScheduledSession[],
  locale: Locale,
): void {
  keepTogether(pdf, 64);
  const top = pdf.y;
  const head = { width: timeWidth, structParent: partOf(pdf, row, 'TH') };
  pdf.font('bold').fontSize(10).text(clock, margin, top, head);
  pdf.font('regular').fontSize(8.5).fillColor(muted);
  for (const line of about) pdf.text(line, head);
  pdf.fillColor('black');
  const page = pdf.bufferedPageRange().count;
  const bottom = pdf.y;
  pdf.y = top;
  const left = margin + timeWidth + gap;
  const width = pdf.page.width - margin - left;
  const cell = partOf(pdf, row, 'TD');
  for (const { session } of sessions) writeSession(pdf, cell, session, left, width, locale);
  if (pdf.bufferedPageRange().count === page) pdf.y = Math.max(pdf.y, bottom);
  pdf.x = margin;
  pdf.y += 6;
}

function writeSession(
  pdf: Pdf,
  cell: PdfPart,
  session: ScheduledSession['session'],
  left: number,
  width: number,
  locale: Locale,
): void {
  keepTogether(pdf, 28);
  const title = resolveText(session.workshops_title, locale);
  const where =
    resolveText(session.room, locale) ||
    (session.workshops_session_type === 'O' ? wordIn('schedule.online', locale) : '');
  const who = session.presenters.map(({ name }) => name).join(', ');
  pdf.font('bold').fontSize(10).text(title, left, pdf.y, { width, structParent: cell });
  pdf.font('regular').fontSize(9).fillColor(muted);
  pdf.text([where, who].filter(Boolean).join(', '), { width, structParent: cell }).fillColor('black');
  pdf.y += 3;
}

/** Page numbers come last, when it is known how many there are. */
function writeFeet(pdf: Pdf, { locale }: GlanceContent): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where a text would else begin a new page.
    pdf.page.margins.bottom = 0;
    const width = pdf.page.width - 2 * margin;
    drawArtifact(pdf, () => {
      pdf.font('regular').fontSize(9).fillColor(muted);
      pdf.text(wordIn('schedule.page', locale, { number: page + 1, count }), margin, pdf.page.height - 34, {
        width,
        align: 'right',
      });
    });
  }
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}

function rule(pdf: Pdf): void {
  keepTogether(pdf, 64);
  drawArtifact(pdf, () => {
    pdf.moveTo(margin, pdf.y).lineTo(pdf.page.width - margin, pdf.y);
    pdf.lineWidth(0.5).strokeColor('#bbbbbb').stroke();
  });
  pdf.y += 6;
}

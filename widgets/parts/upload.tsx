import { type DragEvent, useEffect, useRef, useState } from 'react';
import { RefusedByServer } from '#engine/event/pickers/picker-services.ts';
import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';
import { formatFileSize, shortenFileName } from '#engine/form/format/file-size.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './upload-messages.ts';
import { UploadedFile } from './uploaded-file.tsx';
import './upload.css';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const TYPES = { photo: PICTURES, file: [...PICTURES, 'application/pdf'] } as const;
const MEGABYTE = 1024 * 1024;
const USUAL_SIZE = 10;

interface Sending {
  readonly name: string;
  readonly share: number;
  readonly controller: AbortController;
}

export interface UploadProps extends Omit<WidgetProps<'file' | 'photo'>, 'field'> {
  readonly kind: 'file' | 'photo';
  readonly purpose: 'file' | 'photo' | 'official' | 'student';
  /** In megabytes. */
  readonly maxSize: number | undefined;
}

const isStored = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'files_ID' in value;

/**
 * A file, uploaded when it is chosen; the answer refers to the server's copy (spec §3 "photo of official document").
 */
export function Upload(props: UploadProps) {
  const { id, value, enabled, locale, describedBy, errors, kind, purpose, maxSize = USUAL_SIZE } = props;
  const files = useFormEnvironment().services.picks?.files;
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const stored = isStored(value) ? value : undefined;
  const size = formatFileSize(maxSize * MEGABYTE, locale);

  async function send(file: File | undefined): Promise<void> {
    if (!file || !files) return;
    setProblem([]);
    setNotice('');
    if (file.size > maxSize * MEGABYTE) return setProblem([say('tooLarge', locale, { size })]);
    // The browser's guess; the server checks the contents.
    if (file.type !== '' && !TYPES[kind].includes(file.type)) return setProblem([say('wrongType', locale)]);
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    setSending({ name: file.name, share: 0, controller });
    try {
      const kept = await files.upload(file, purpose, {
        signal: controller.signal,
        onProgress: (share) => setSending((now) => now && { ...now, share }),
      });
      props.onChange(kept);
      setNotice(say('sent', locale, { name: kept.name }));
    } catch (error) {
      if (!controller.signal.aborted) {
        setProblem(error instanceof RefusedByServer ? error.messages : [say('failed', locale)]);
      }
    }
    setSending((now) => (now?.controller === controller ? undefined : now));
    props.onBlur();
  }
  async function remove(file: StoredFile): Promise<void> {
    setProblem([]);
    try {
      await files?.remove(file, purpose);
      props.onChange(undefined);
      setNotice(say('removed', locale));
      // The button that was pressed is gone with the file.
      requestAnimationFrame(() => input.current?.focus());
    } catch {
      setProblem([say('failed', locale)]);
    }
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (enabled) void send(event.dataTransfer.files[0]);
  }

  if (!files) return <p className="soft">{say('offline', locale)}</p>;
  return (
    <div className="upload">
      {stored && !sending && (
        <UploadedFile
          file={stored}
          locale={locale}
          enabled={enabled}
          read={files.read}
          onRemove={() => void remove(stored)}
        />
      )}
      {sending && (
        <div className="upload-progress">
          <p>
            {say('uploading', locale, { name: shortenFileName(sending.name) })}{' '}
            <span className="num">{say('percent', locale, { share: Math.round(sending.share * 100) })}</span>
          </p>
          <progress
            className="gauge"
            value={sending.share}
            max={1}
            aria-label={say('uploading', locale, { name: sending.name })}
          />
          <button type="button" className="btn btn-3 btn-s" onClick={() => sending.controller.abort()}>
            {say('cancel', locale)}
          </button>
        </div>
      )}
      {!sending && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for what the control does
        <div
          className={`upload-drop${over ? ' over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={input}
            id={id}
            type="file"
            form=""
            className="upload-input"
            accept={TYPES[kind].join(',')}
            disabled={!enabled}
            aria-describedby={[describedBy, `${id}-takes`, problem.length > 0 && `${id}-problem`]
              .filter(Boolean)
              .join(' ')}
            aria-invalid={errors.length > 0 || problem.length > 0 || undefined}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              void send(file);
            }}
          />
          <label htmlFor={id} className="btn btn-2 btn-s">
            <Icon name="upload" />{' '}
            {stored ? say('replace', locale) : say(kind === 'photo' ? 'choosePhoto' : 'choose', locale)}
          </label>{' '}
          <span className="soft upload-or">{say('drop', locale)}</span>
          <p id={`${id}-takes`} className="help">
            {say(kind === 'photo' ? 'takesPhoto' : 'takesFile', locale, { size })}.
            {kind === 'file' && ` ${say('private', locale)}`}
          </p>
        </div>
      )}
      {problem.length > 0 && (
        <div id={`${id}-problem`} role="alert">
          {problem.map((message) => (
            <p key={message} className="error">
              {message}
            </p>
          ))}
        </div>
      )}
      <span className="sr" role="status">
        {notice}
      </span>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';
import { formatFileSize, shortenFileName } from '#engine/form/format/file-size.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './upload-messages.ts';

interface UploadedFileProps {
  readonly file: StoredFile;
  readonly locale: Locale;
  readonly enabled: boolean;
  readonly read: (file: StoredFile) => Promise<Blob>;
  readonly onRemove: () => void;
}

/** A small picture as a data URL: the page's policy allows no other source. */
async function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** An uploaded file: pictures are shown, others named. */
export function UploadedFile({ file, locale, enabled, read, onRemove }: UploadedFileProps) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let gone = false;
    setShown(undefined);
    if (file.type === 'application/pdf') return;
    read(file)
      .then(dataUrlOf)
      .then((url) => !gone && setShown(url))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file, read]);
  return (
    <div className="uploaded">
      <span className="uploaded-picture">
        {shown ? <img src={shown} alt="" width={64} height={64} /> : <Icon name="file" />}
      </span>
      <span className="uploaded-name">
        <b title={file.name}>{shortenFileName(file.name, 32)}</b>
        <span className="small soft">{formatFileSize(file.size, locale)}</span>
      </span>
      <button
        type="button"
        className="btn btn-3 btn-s"
        disabled={!enabled}
        aria-label={say('removeNamed', locale, { name: file.name })}
        onClick={onRemove}
      >
        <Icon name="trash" /> {say('remove', locale)}
      </button>
    </div>
  );
}

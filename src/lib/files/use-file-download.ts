import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';

/** Fetches a file when it is asked for and saves it under a name. */
export function useFileDownload(fetchFile: () => Promise<Blob>, name: string) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, name),
  });
  return { download: () => mutate(), isPending, isError };
}

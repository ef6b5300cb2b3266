/** Saves a file under a name; made here and now, so that no address of it is left behind. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the address by the time the click is done; the file itself it still reads.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Downloads a file created in the page, and releases its address afterwards. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read the address after the click and continues to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

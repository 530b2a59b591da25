/** In milliseconds: a browser may begin to read the file after the click has returned. */
const GRACE = 60_000;

/** Hands the visitor a file, as a download. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}

/** In milliseconds: a browser may start to read the file after the click has returned. */
const GRACE = 60_000;

/** Downloads a file for the visitor. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}

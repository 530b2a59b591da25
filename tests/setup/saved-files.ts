export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The files that a page saves from now on. `jest.restoreAllMocks` ends it. */
export function recordSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let blob = new Blob();
  Object.assign(URL, { createObjectURL: (file: Blob) => ((blob = file), 'blob:file'), revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const reader = new FileReader();
    const { type } = blob;
    const name = this.download;
    reader.onload = () => saved.push({ name, type, text: String(reader.result) });
    reader.readAsText(blob);
  });
  return saved;
}

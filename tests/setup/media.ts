/** A window in which the media queries that `matches` accepts hold. `jest.restoreAllMocks` brings the old one back. */
export const mockMedia = (matches: (query: string) => boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: matches(media),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );

/** Makes the media queries that `matches` accepts match. `jest.restoreAllMocks` restores the original. */
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

/** `testing` is Testing Library for the flavour under test. */
declare module 'testing' {
  export * from '@testing-library/react';
}

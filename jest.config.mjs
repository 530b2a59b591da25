/** The same component files under both flavours: what a host's React sees must be what Preact shows. */
const shared = {
  testEnvironment: '<rootDir>/tests/setup/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/widgets/**/*.test.{ts,tsx}', '<rootDir>/tests/recipe/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@preact|preact|@testing-library/preact|superstruct|@github|altcha-lib|dompurify)/)'],
};

/** What the build makes of files that are no code. */
const files = { '\\.css$': '<rootDir>/tests/setup/css-text.cjs', '\\.outline$': '<rootDir>/tests/setup/world-outline.cjs' };

export default {
  projects: [
    {
      ...shared,
      displayName: 'preact',
      moduleNameMapper: {
        ...files,
        '/react-root$': '<rootDir>/src/runtime/preact-root.ts',
        '^react$': 'preact/compat',
        '^react-dom$': 'preact/compat',
        '^react-dom/client$': 'preact/compat/client',
        '^react-dom/test-utils$': 'preact/test-utils',
        '^react/jsx-runtime$': 'preact/jsx-runtime',
        '^react/jsx-dev-runtime$': 'preact/jsx-runtime',
        '^testing$': '@testing-library/preact',
        '^@testing-library/dom$': '<rootDir>/node_modules/@testing-library/dom',
      },
    },
    {
      ...shared,
      displayName: 'react',
      moduleNameMapper: { ...files, '^testing$': '@testing-library/react' },
    },
  ],
};

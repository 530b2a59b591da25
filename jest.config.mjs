const shared = {
  testEnvironment: '<rootDir>/tests/setup/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.ts'],
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
  transformIgnorePatterns: [
    '/node_modules/(?!(@preact|preact|@testing-library/preact|superstruct|@github|altcha-lib|dompurify|lean-qr)/)',
  ],
};

/** What the build makes of files that are no code. */
const files = {
  '\\.css$': '<rootDir>/tests/setup/css-text.cjs',
  '\\.outline$': '<rootDir>/tests/setup/world-outline.cjs',
};

/** Tests that show components, and the loops over every widget and form: what a host's React sees must be what Preact shows. */
const OF_BOTH = [
  '<rootDir>/{src,widgets}/**/*.test.tsx',
  '<rootDir>/tests/recipe/{widgets,forms/*,controls/*}.test.ts',
];

/** Rules, and what is read from a placeholder, know no flavour. */
const ONCE = ['<rootDir>/{src,widgets}/**/*.test.ts', '<rootDir>/tests/recipe/**/*.test.ts'];

export default {
  projects: [
    {
      ...shared,
      displayName: 'preact',
      testMatch: [...OF_BOTH, ...ONCE],
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
      testMatch: OF_BOTH,
      moduleNameMapper: { ...files, '^testing$': '@testing-library/react' },
    },
    {
      ...shared,
      displayName: 'react-core',
      testMatch: ['<rootDir>/tests/recipe/widgets.test.ts'],
      moduleNameMapper: { ...files, '^testing$': '@testing-library/react' },
    },
  ],
};

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
    '/node_modules/(?!(@preact|preact|@testing-library/preact|superstruct|@github|altcha-lib|dompurify|lean-qr|ical.js)/)',
  ],
};

/** What the build makes of stylesheets. */
const files = { '\\.css$': '<rootDir>/tests/setup/css-text.cjs' };

const preact = {
  '/react-root$': '<rootDir>/src/runtime/preact-root.ts',
  '^react$': 'preact/compat',
  '^react-dom$': 'preact/compat',
  '^react-dom/client$': 'preact/compat/client',
  '^react-dom/test-utils$': 'preact/test-utils',
  '^react/jsx-runtime$': 'preact/jsx-runtime',
  '^react/jsx-dev-runtime$': 'preact/jsx-runtime',
  '^testing$': '@testing-library/preact',
  '^@testing-library/dom$': '<rootDir>/node_modules/@testing-library/dom',
};
const react = { '^testing$': '@testing-library/react' };

/** Tests that render components, and the loops that do. */
const RENDERED = [
  '<rootDir>/{src,widgets}/**/*.test.tsx',
  '<rootDir>/tests/recipe/{mounting,widgets,forms/*,controls/*}.test.ts',
];

/** Rules, and the reading of placeholders: React and Preact do not differ in them. */
const PURE = ['<rootDir>/{src,widgets}/**/*.test.ts', '<rootDir>/tests/recipe/**/*.test.ts'];

/**
 * Where React and Preact differ: roots and errors, signals and context, refs, portals, and controlled inputs. Then
 * every widget, mounted once.
 */
const FLAVOURED = [
  '<rootDir>/src/{core,runtime}/**/*.test.tsx',
  '<rootDir>/src/forms/{form,fields}/*.test.tsx',
  '<rootDir>/src/ui/overlays/**/*.test.tsx',
  '<rootDir>/src/ui/search/**/*.test.tsx',
  '<rootDir>/src/ui/rich-text/*.test.tsx',
  '<rootDir>/tests/recipe/mounting.test.ts',
];

/** `npm test` runs `preact` and `react-core`; `npm run test:all` runs `preact` and `react`, which includes `react-core`. */
export default {
  projects: [
    { ...shared, displayName: 'preact', testMatch: [...RENDERED, ...PURE], moduleNameMapper: { ...files, ...preact } },
    { ...shared, displayName: 'react', testMatch: RENDERED, moduleNameMapper: { ...files, ...react } },
    {
      ...shared,
      displayName: 'react-core',
      testMatch: FLAVOURED,
      moduleNameMapper: { ...files, ...react },
      globals: { FIRST_EXAMPLES: true },
    },
  ],
};

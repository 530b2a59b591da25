import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf } from './packages.mjs';
import { sbomOf } from './sbom.mjs';

test('the bill of materials lists each bundled package once, with its licence and an address for scanners', () => {
  const moduleIds = ['npm:superstruct/dist/index.mjs', 'src/core/index.ts', 'npm:@simplewebauthn/browser/esm/a.js'];
  assert.deepEqual(namesOf([...moduleIds, ...moduleIds]), ['@simplewebauthn/browser', 'superstruct']);
  const bom = sbomOf({ name: 'inlay', version: '1.2.3', license: 'MIT' }, [
    { name: '@simplewebauthn/browser', version: '14.0.0', license: 'MIT' },
    { name: 'superstruct', version: '2.0.2', license: 'MIT' },
  ]);
  assert.deepEqual(
    [bom.bomFormat, bom.specVersion, bom.metadata.component.purl],
    ['CycloneDX', '1.6', 'pkg:npm/inlay@1.2.3'],
  );
  assert.deepEqual(bom.components[0], {
    type: 'library',
    'bom-ref': 'pkg:npm/%40simplewebauthn/browser@14.0.0',
    group: '@simplewebauthn',
    name: 'browser',
    version: '14.0.0',
    purl: 'pkg:npm/%40simplewebauthn/browser@14.0.0',
    licenses: [{ expression: 'MIT' }],
  });
  assert.deepEqual(bom.dependencies, [
    {
      ref: 'pkg:npm/inlay@1.2.3',
      dependsOn: ['pkg:npm/%40simplewebauthn/browser@14.0.0', 'pkg:npm/superstruct@2.0.2'],
    },
  ]);
});

import { writeFile } from 'node:fs/promises';

/** Writes the software bill of materials. It has no date and no serial number: the same sources give the same file. */
export async function writeSbom(product, packages) {
  await writeFile('dist/sbom.cdx.json', `${JSON.stringify(sbomOf(product, packages), null, 2)}\n`);
}

/** In the format of CycloneDX 1.6. https://cyclonedx.org/docs/1.6/json/ */
export function sbomOf(product, packages) {
  const components = packages.map(componentOf);
  const component = componentOf(product);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components,
    dependencies: [{ ref: component['bom-ref'], dependsOn: components.map((part) => part['bom-ref']) }],
  };
}

function componentOf({ name, version, license }) {
  const [, group, baseName] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name);
  const purl = `pkg:npm/${group ? `${group.replace('@', '%40')}/` : ''}${baseName}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: baseName,
    version,
    purl,
    // A single licence is an expression as well.
    ...(license && { licenses: [{ expression: license }] }),
  };
}

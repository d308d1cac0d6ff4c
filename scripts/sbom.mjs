/** @typedef {{ name: string, version: string, identifier?: string | null }} Part */

/**
 * The packages of a licenses.txt (scripts/build/licenses.ts), which has those in the bundle.
 * @param {string} licenses
 * @returns {Part[]}
 */
export const componentsIn = (licenses) =>
  licenses.split(/\n-{80}\n\n/).flatMap((section) => {
    const [, name, version, identifier] = /^(\S+) (\S+) \(([^)]+)\)/.exec(section) ?? [];
    return name !== undefined && version !== undefined && identifier !== undefined
      ? [{ name, version, identifier }]
      : [];
  });

/**
 * A CycloneDX document.
 * @param {string} name
 * @param {string} version
 * @param {Part[]} parts
 */
export function sbom(name, version, parts) {
  const components = new Map(
    parts.map((part) => {
      const purl = `pkg:npm/${part.name.replace("@", "%40")}@${part.version}`;
      const licenses = part.identifier ? { licenses: [{ license: { id: part.identifier } }] } : {};
      return [
        purl,
        { type: "library", "bom-ref": purl, name: part.name, version: part.version, purl, ...licenses },
      ];
    }),
  );
  return `${JSON.stringify(
    {
      bomFormat: "CycloneDX",
      specVersion: "1.5",
      version: 1,
      metadata: { component: { type: "application", name, version } },
      components: [...components.values()].toSorted((one, other) => one.purl.localeCompare(other.purl)),
    },
    null,
    2,
  )}\n`;
}

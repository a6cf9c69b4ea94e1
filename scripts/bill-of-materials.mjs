// npm run sbom: writes dist/sbom.cdx.json (CycloneDX) with the production packages. npm reads a lockfile without dev
// dependencies: its own `--omit=dev` drops production packages that are also peers of a dev tool.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const output = 'dist/sbom.cdx.json'

/** Lockfile entries that `npm ci --omit=dev` installs. */
export function withoutTools({ packages, ...lock }) {
  const { '': root, ...installed } = packages
  const kept = Object.entries(installed).filter(([, one]) => one.dev !== true && one.devOptional !== true)
  return { ...lock, packages: { '': withoutDev(root), ...Object.fromEntries(kept) } }
}

export function billOfMaterials() {
  const parent = mkdtempSync(join(tmpdir(), 'bill-'))
  try {
    const manifest = json('package.json')
    // npm names the root component after its folder.
    const folder = join(parent, manifest.name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutDev(manifest)))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(withoutTools(json('package-lock.json'))))
    const asked = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    return execFileSync('npm', asked, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

function withoutDev({ devDependencies: _, ...manifest }) {
  return manifest
}

function json(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync('dist', { recursive: true })
  writeFileSync(output, billOfMaterials())
  console.log(output)
}

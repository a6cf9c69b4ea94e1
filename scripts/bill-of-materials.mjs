// npm run sbom: writes dist/sbom.cdx.json (CycloneDX), the packages that are installed where orders are taken, each with
// its version, licence and checksum. npm writes it, from a lockfile without the tools: of the whole one its
// `--omit=dev` leaves out what a tool needs as well (react, of which a test library is a peer).
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const output = 'dist/sbom.cdx.json'

/** The half of a lockfile that `npm ci --omit=dev` installs. */
export function withoutTools({ packages, ...lock }) {
  const { '': root, ...installed } = packages
  const kept = Object.entries(installed).filter(([, one]) => one.dev !== true && one.devOptional !== true)
  return { ...lock, packages: { '': withoutDev(root), ...Object.fromEntries(kept) } }
}

export function billOfMaterials() {
  const parent = mkdtempSync(join(tmpdir(), 'bill-'))
  try {
    const manifest = json('package.json')
    // npm calls the whole by the name of its folder.
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

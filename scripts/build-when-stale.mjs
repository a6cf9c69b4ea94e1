import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brandsFolder } from './build/brands-folder.mjs'

const built = 'dist/server/main.js'
export const sources = ['src', 'src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server', 'scripts/build']
const single = ['esbuild.config.mjs', 'package-lock.json']

const noBuild =
  'there is no build in dist, and what builds is not installed here: run npm ci --include=dev, or bring a dist that was built elsewhere (docs/howto/production.md)'

/** Throws when the build fails. esbuild has printed its error by then. */
export function buildWhenStale() {
  if (!isStale()) return
  if (!canBuild()) {
    // An unpacked build has arbitrary file times, so an existing one counts as current.
    if (existsSync(built)) return
    throw new Error(noBuild)
  }
  const { status } = spawnSync(process.execPath, ['esbuild.config.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('the build failed')
}

function newestIn(folder) {
  return readdirSync(folder, { recursive: true }).reduce(
    (newest, name) => Math.max(newest, statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    statSync(folder).mtimeMs,
  )
}

function newestSource() {
  return Math.max(
    ...[...sources, brandsFolder()].filter(existsSync).map(newestIn),
    ...single.filter(existsSync).map((file) => statSync(file).mtimeMs),
  )
}

/** False if the images in dist were made for another brands folder. */
function isOfTheseBrands() {
  try {
    return JSON.parse(readFileSync('dist/brands/from.json', 'utf8')).from === brandsFolder()
  } catch {
    return false
  }
}

function isStale() {
  return !existsSync(built) || !isOfTheseBrands() || statSync(built).mtimeMs < newestSource()
}

/** Build tools are missing after `npm ci` with NODE_ENV=production. */
function canBuild() {
  try {
    createRequire(import.meta.url).resolve('esbuild')
    return true
  } catch {
    return false
  }
}

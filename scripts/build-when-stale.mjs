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

/** Throws when the build fails, whose own message has been printed by then: nothing that follows could be trusted. */
export function buildWhenStale() {
  if (!isStale()) return
  if (!canBuild()) {
    // A build that was brought along is the one that is meant: unpacking gives files other hours.
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

/** Pictures are made of one folder of brands; those of another may be older than the build and are not in it. */
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

/** What builds is not installed in production, nor after `npm ci` with NODE_ENV=production. */
function canBuild() {
  try {
    createRequire(import.meta.url).resolve('esbuild')
    return true
  } catch {
    return false
  }
}

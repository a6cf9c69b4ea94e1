import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const built = 'dist/server/main.js'
export const sources = [
  'src',
  'src-domain',
  'src-contract',
  'src-adapters',
  'src-ui',
  'src-server',
  'brands',
  'scripts/build',
]
const single = ['esbuild.config.mjs', 'package-lock.json']

const newestIn = (folder) =>
  readdirSync(folder, { recursive: true }).reduce(
    (newest, name) => Math.max(newest, statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    statSync(folder).mtimeMs,
  )

const newestSource = () =>
  Math.max(
    ...sources.filter(existsSync).map(newestIn),
    ...single.filter(existsSync).map((file) => statSync(file).mtimeMs),
  )

const isStale = () => !existsSync(built) || statSync(built).mtimeMs < newestSource()

/** Throws when the build fails, whose own message has been printed by then: nothing that follows could be trusted. */
export const buildWhenStale = () => {
  if (!isStale()) return
  const { status } = spawnSync(process.execPath, ['esbuild.config.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('the build failed')
}

import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

const lockfileCodec = t.type({
  packages: t.record(
    t.string,
    t.partial({
      version: t.string,
      resolved: t.string,
      integrity: t.string,
      license: t.string,
      hasInstallScript: t.boolean,
      dev: t.boolean,
      devOptional: t.boolean,
      link: t.boolean,
    }),
  ),
})

export type Locked = t.TypeOf<typeof lockfileCodec>['packages'][string] & { readonly path: string }

/** Every package that the lockfile names, but ourselves. */
export function lockedIn(text: string): readonly Locked[] {
  const seen = lockfileCodec.decode(JSON.parse(text))
  if (isLeft(seen)) throw new Error('package-lock.json cannot be read')
  return Object.entries(seen.right.packages).flatMap(([path, one]) => (path === '' ? [] : [{ ...one, path }]))
}

export function isProduction({ dev, devOptional }: Locked): boolean {
  return dev !== true && devOptional !== true
}

/** What may run where orders are taken: whoever hands it on has to name who wrote it, and nothing more. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
])
/** What builds and tests, too: it is not handed on, or is data. */
const ofTools = new Set([
  ...permissive,
  'MPL-2.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'CC0-1.0',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
])
/** Its package.json names none; the text that comes with it is a BSD licence. */
const unnamed: readonly string[] = ['node_modules/parse-cache-control']
/** A native program each, fetched by its own script where the prebuilt package is missing; npm ci --ignore-scripts does without. */
const mayRunScripts: readonly string[] = ['node_modules/@swc/core', 'node_modules/esbuild']

/** What is wrong with a package of the lockfile. */
export function lockWrongs(locked: readonly Locked[]): readonly string[] {
  return locked.flatMap((one) => [
    ...(one.link !== true && one.integrity?.startsWith('sha512-') === true ? [] : [`${one.path} has no checksum`]),
    ...(isOfRegistry(one.resolved) ? [] : [`${one.path} comes from ${one.resolved}`]),
    ...(one.hasInstallScript !== true || (!isProduction(one) && mayRunScripts.includes(one.path))
      ? []
      : [`${one.path} runs a script when it is installed`]),
    ...(isAllowed(one) ? [] : [`${one.path} is under ${one.license ?? 'no licence'}`]),
  ])
}

/** No address: whoever installs has it from their registry, by its checksum. */
function isOfRegistry(resolved: string | undefined): boolean {
  return resolved === undefined || new URL(resolved).origin === 'https://registry.npmjs.org'
}

function isAllowed(one: Locked): boolean {
  if (one.license === undefined) return !isProduction(one) && unnamed.includes(one.path)
  const allowed = isProduction(one) ? permissive : ofTools
  const words = one.license.replaceAll(/[()]/g, '').split(/ (AND|OR) /)
  const names = words.filter((word) => word !== 'AND' && word !== 'OR')
  return words.includes('OR') ? names.some((name) => allowed.has(name)) : names.every((name) => allowed.has(name))
}

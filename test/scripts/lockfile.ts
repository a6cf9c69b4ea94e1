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

export function lockedIn(text: string): readonly Locked[] {
  const seen = lockfileCodec.decode(JSON.parse(text))
  if (isLeft(seen)) throw new Error('package-lock.json cannot be read')
  return Object.entries(seen.right.packages).flatMap(([path, one]) => (path === '' ? [] : [{ ...one, path }]))
}

export function isProduction({ dev, devOptional }: Locked): boolean {
  return dev !== true && devOptional !== true
}

/** Licences that only require attribution. */
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
/** Licences allowed for tools, which are not distributed, and for data. */
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
/** Its package.json names no licence; its licence file is BSD. */
const unnamed: readonly string[] = ['node_modules/parse-cache-control']
/**
 * Native binaries that a script downloads if the prebuilt package is missing; npm ci --ignore-scripts works without.
 */
const mayRunScripts: readonly string[] = ['node_modules/@swc/core', 'node_modules/esbuild']

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

/** Without a URL the configured registry serves it, verified by checksum. */
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

import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { MenuDraft } from '../../../../src/integrator/menu-import/menu-draft.ts'
import { menuFormats } from '../../../../src/integrator/menu-import/menu-formats.ts'

export type Path = readonly (string | number)[]

/** Our own examples, in the vendors' public formats. */
export const fixtures = { gloriafood: 'json', loyverse: 'csv', square: 'json', toast: 'json', uber: 'json' } as const

export type Vendor = keyof typeof fixtures

export function fixtureOf(vendor: Vendor): string {
  return `test/src/integrator/menu-import/fixtures/${vendor}.${fixtures[vendor]}`
}

export interface ReadFixture {
  readonly draft: MenuDraft
  readonly at: (...path: Path) => unknown
  /** Paths of what did not fit. */
  readonly lost: readonly string[]
}

export function readFixture(vendor: Vendor): ReadFixture {
  const seen = menuFormats[vendor]?.(readFileSync(fixtureOf(vendor), 'utf8'), 'USD')
  if (seen === undefined || isLeft(seen)) throw new Error(seen?.left.join('\n') ?? 'unread')
  return {
    draft: seen.right,
    at: (...path) => path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), seen.right.json),
    lost: seen.right.didNotFit.map(({ path }) => path),
  }
}

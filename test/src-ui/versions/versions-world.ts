import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { BrandVersionGateway } from '../../../src-domain/staff/brand-version-gateway.ts'
import type { BrandVersion, FileDifference } from '../../../src-domain/staff/brand-version-list.ts'

const morning = Date.UTC(2026, 5, 10, 13)

export const firstVersion: BrandVersion = { number: 1, publishedAt: morning, publishedBy: '', isServed: false }
export const secondVersion: BrandVersion = {
  ...{ number: 2, publishedAt: morning + 3_600_000, publishedBy: 'stf-olga', who: 'Olga', isServed: true },
}

export const newPrice: FileDifference = { file: 'menu.json', path: 'items.ramen.price', before: '12.5', after: '14' }

export interface SomeVersions {
  readonly versions?: readonly BrandVersion[]
  readonly pending?: readonly FileDifference[]
  readonly pendingCount?: number
  readonly faults?: readonly string[]
}

/** The versions of a brand in memory, with a server that a test can stop. */
export function someVersions({
  versions = [secondVersion, firstVersion],
  pending = [],
  faults = [],
  ...more
}: SomeVersions = {}) {
  const now = { versions, pending, faults, ...more }
  const asked: string[] = []
  const server: { failure: CallFailure | undefined } = { failure: undefined }
  const answer = <A>(given: () => A) => (server.failure === undefined ? right(given()) : left(server.failure))
  const serve = (number: number) => {
    now.versions = now.versions.map((one) => ({ ...one, isServed: one.number === number }))
  }
  const brandVersions: BrandVersionGateway = {
    list: async () => answer(() => now),
    difference: async (number, from) => {
      asked.push(`difference ${number} ${from ?? ''}`.trim())
      return answer(() =>
        number === 1 && from === undefined
          ? { changes: [{ file: 'menu.json', path: '', after: '{}' }], count: 1 }
          : { from: from ?? number - 1, changes: [newPrice], count: 1 },
      )
    },
    publish: async ({ over, to }) => {
      asked.push(`publish ${over} ${to ?? ''}`.trim())
      return answer(() => {
        if (to !== undefined) serve(to)
        else {
          const number = Math.max(...now.versions.map((one) => one.number)) + 1
          now.versions = [{ ...secondVersion, number }, ...now.versions.map((one) => ({ ...one, isServed: false }))]
          now.pending = []
        }
        return { ...now }
      })
    },
  }
  return { brandVersions, asked, server, now }
}

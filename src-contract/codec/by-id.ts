import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'
import { complaints } from './complaints.ts'
import type { LeftOut } from './list.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** Omits and reports bad entries. */
export class ByIdType<A> extends MonetaryType<ReadonlyMap<string, A>> {
  readonly _tag = 'ByIdType' as const
  readonly entry: Codec<A>
  readonly leftOut: LeftOut
  constructor(entry: Codec<A>, leftOut: LeftOut) {
    super(
      `${entry.name} by id`,
      (u): u is ReadonlyMap<string, A> => u instanceof Map,
      (u, context) => {
        if (typeof u !== 'object' || u === null || Array.isArray(u))
          return t.failure(u, context, 'not a collection by id')
        const seen = new Map<string, A>()
        for (const [id, one] of Object.entries(u)) {
          const value = entry.validate(one, t.appendContext(context, id, entry, one))
          if (isLeft(value)) leftOut(complaints(value.left))
          else seen.set(id, value.right)
        }
        return t.success(seen)
      },
      // `fromEntries` makes even "__proto__" an own property.
      (entries) => Object.fromEntries([...entries].map(([id, one]) => [id, entry.encode(one)])),
    )
    this.entry = entry
    this.leftOut = leftOut
  }

  protected remade(currency: string): ByIdType<A> {
    return new ByIdType(inCurrency(this.entry, currency), this.leftOut)
  }
}

export function byId<A>(entry: Codec<A>, leftOut: LeftOut): ByIdType<A> {
  return new ByIdType(entry, leftOut)
}

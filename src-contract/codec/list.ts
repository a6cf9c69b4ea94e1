import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'
import { complaints } from './complaints.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** Called per omitted entry: "items.a7.price is not ...". */
export type LeftOut = (entry: string) => void

export const unreported: LeftOut = () => undefined

interface ListLimits {
  readonly atMost?: number
  readonly leftOut?: LeftOut
}

/** A hostile list may have thousands of bad entries. */
const enoughErrors = 20

/** With `leftOut`, omits and reports bad entries; otherwise one bad entry fails the list. */
export class ListType<A> extends MonetaryType<readonly A[]> {
  readonly _tag = 'ListType' as const
  readonly entry: Codec<A>
  readonly atMost: number | undefined
  readonly limits: ListLimits
  constructor(entry: Codec<A>, limits: ListLimits) {
    const { atMost, leftOut } = limits
    super(
      `list of ${entry.name}`,
      (u): u is readonly A[] => Array.isArray(u) && u.every(entry.is),
      (u, context) => {
        if (!Array.isArray(u)) return t.failure(u, context, 'not a list')
        if (atMost !== undefined && u.length > atMost) return t.failure(u, context, `not at most ${atMost} entries`)
        return entriesOf(entry, leftOut, u, context)
      },
      (values) => values.map(entry.encode),
    )
    this.entry = entry
    this.atMost = atMost
    this.limits = limits
  }

  protected remade(currency: string): ListType<A> {
    return new ListType(inCurrency(this.entry, currency), this.limits)
  }
}

export function list<A>(entry: Codec<A>, limits: ListLimits = {}): ListType<A> {
  return new ListType(entry, limits)
}

function entriesOf<A>(entry: Codec<A>, leftOut: LeftOut | undefined, u: readonly unknown[], context: t.Context) {
  const seen: A[] = []
  const errors: t.ValidationError[] = []
  for (const [index, one] of u.entries()) {
    const value = entry.validate(one, t.appendContext(context, String(index), entry, one))
    if (!isLeft(value)) seen.push(value.right)
    else if (leftOut !== undefined) leftOut(complaints(value.left))
    else errors.push(...value.left)
    if (errors.length > enoughErrors) break
  }
  return errors.length > 0 ? t.failures<readonly A[]>(errors) : t.success<readonly A[]>(seen)
}

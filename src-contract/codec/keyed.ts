import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** One unreadable key or value fails the whole record. */
export class KeyedType<A> extends MonetaryType<Readonly<Record<string, A>>> {
  readonly _tag = 'KeyedType' as const
  readonly entry: Codec<A>
  readonly key: RegExp
  constructor(key: RegExp, entry: Codec<A>) {
    super(
      `${entry.name} by name`,
      (u): u is Readonly<Record<string, A>> => typeof u === 'object' && u !== null && Object.values(u).every(entry.is),
      (u, context) => {
        if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context, 'not an object')
        const seen: [string, A][] = []
        const errors: t.ValidationError[] = []
        for (const [name, one] of Object.entries(u)) {
          const at = t.appendContext(context, name, entry, one)
          if (!key.test(name)) errors.push({ value: name, context: at, message: 'not a name that can stand here' })
          else {
            const value = entry.validate(one, at)
            if (isLeft(value)) errors.push(...value.left)
            else seen.push([name, value.right])
          }
        }
        return errors.length > 0 ? t.failures(errors) : t.success(Object.fromEntries(seen))
      },
      (values) => Object.fromEntries(Object.entries(values).map(([name, one]) => [name, entry.encode(one)])),
    )
    this.entry = entry
    this.key = key
  }

  protected remade(currency: string): KeyedType<A> {
    return new KeyedType(this.key, inCurrency(this.entry, currency))
  }
}

export function keyed<A>(key: RegExp, entry: Codec<A>): KeyedType<A> {
  return new KeyedType(key, entry)
}

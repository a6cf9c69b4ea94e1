import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** OpenAPI describes the wire form `W`. */
export class MappedType<A, W> extends MonetaryType<A> {
  readonly _tag = 'MappedType' as const
  readonly wire: Codec<W>
  readonly read: (wire: W) => Either<string, A>
  readonly write: (value: A) => W
  constructor(name: string, wire: Codec<W>, read: (wire: W) => Either<string, A>, write: (value: A) => W) {
    super(
      name,
      // io-ts calls this only for unions; we use `also`.
      (u): u is A => wire.is(u),
      (u, context) => {
        const seen = wire.validate(u, context)
        if (isLeft(seen)) return seen
        const value = read(seen.right)
        return isLeft(value) ? t.failure(u, context, value.left) : t.success(value.right)
      },
      (value) => wire.encode(write(value)),
    )
    this.wire = wire
    this.read = read
    this.write = write
  }

  protected remade(currency: string): MappedType<A, W> {
    return new MappedType(this.name, inCurrency(this.wire, currency), this.read, this.write)
  }
}

export function mapped<A, W>(
  name: string,
  wire: Codec<W>,
  read: (wire: NoInfer<W>) => Either<string, A>,
  write: (value: A) => NoInfer<W>,
): MappedType<A, W> {
  return new MappedType(name, wire, read, write)
}

import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** OpenAPI describes the wire form `W`. */
export class MappedType<A, W> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'MappedType' as const
  readonly wire: Codec<W>
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

import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** A codec whose wire form `W` is translated into `A`; the OpenAPI walk describes the wire form. */
export class MappedType<A, W> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'MappedType' as const
  readonly wire: Codec<W>
  constructor(name: string, wire: Codec<W>, read: (wire: W) => Either<string, A>, write: (value: A) => W) {
    super(
      name,
      // Asked only by io-ts's own unions when they encode; this contract has `also` instead.
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

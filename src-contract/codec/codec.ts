import type * as t from 'io-ts'

/** A codec of this contract: anything in, `A` inside, plain JSON out. */
export type Codec<A> = t.Type<A, unknown, unknown>

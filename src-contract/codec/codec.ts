import type * as t from 'io-ts'

/** Encodes to plain JSON. */
export type Codec<A> = t.Type<A, unknown, unknown>

import type * as t from 'io-ts'

/** Decodes anything to `A` and encodes to plain JSON. */
export type Codec<A> = t.Type<A, unknown, unknown>

import * as t from 'io-ts'

/** Codec of data that the route ignores. */
export class AbsentType extends t.Type<undefined, unknown, unknown> {
  readonly _tag = 'AbsentType' as const
}

export const absent = new AbsentType(
  'nothing',
  (u): u is undefined => u === undefined,
  () => t.success(undefined),
  () => undefined,
)

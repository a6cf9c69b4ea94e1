import * as t from 'io-ts'

/** The route ignores this part of a request. */
export class AbsentType extends t.Type<undefined, unknown, unknown> {
  readonly _tag = 'AbsentType' as const
}

export const absent = new AbsentType(
  'nothing',
  (u): u is undefined => u === undefined,
  () => t.success(undefined),
  () => undefined,
)

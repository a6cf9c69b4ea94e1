import * as t from 'io-ts'

/** For a part of a request that a route does not read: whatever is sent there is not looked at. */
export class AbsentType extends t.Type<undefined, unknown, unknown> {
  readonly _tag = 'AbsentType' as const
}

export const absent = new AbsentType(
  'nothing',
  (u): u is undefined => u === undefined,
  () => t.success(undefined),
  () => undefined,
)

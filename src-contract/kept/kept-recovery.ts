import * as t from 'io-ts'
import type { KeptRecovery } from '../../src-domain/account/kept-recovery.ts'

export const keptRecovery: t.Type<KeptRecovery, unknown> = t.exact(
  t.type({ email: t.string, code: t.keyof({ asked: null, spent: null }), visit: t.string, until: t.number }),
)

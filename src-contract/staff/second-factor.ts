import { longestTypedCode } from '../../src-domain/staff/second-factor.ts'
import type { SecondFactorSetup } from '../../src-domain/staff/second-factor-gateway.ts'
import { password } from '../account/patron.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { pastedLine, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** A code of an authenticator app, or a recovery code; with blanks and hyphens as people type them. */
export const typedCode = pastedLine(longestTypedCode)

export const secondFactorBegin = shape('a begin of a second factor', { required: {}, optional: { password } })

export const secondFactorSetup: Codec<SecondFactorSetup> = shape('a setup of a second factor', {
  required: { secret: text, address: text },
})

export const secondFactorCode = shape('a code of a second factor', { required: { code: typedCode } })

export const recoveryCodes = shape('recovery codes', { required: { recoveryCodes: list(text) } })

export const secondFactorRemoval = shape('a removal of a second factor', { required: { password, code: typedCode } })

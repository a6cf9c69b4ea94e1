import { longestCode } from '../../src-domain/account/account-forms.ts'
import type { Proof } from '../../src-domain/account/proof.ts'
import type { Codec } from '../codec/codec.ts'
import { pastedLine } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { password } from './patron.ts'

/** On a 403: re-authenticate. `reason`: what was wrong with a proof. */
export const proveAgain = 'prove_again'

/** Empty requests a code by mail. */
export const proof: Codec<Proof> = shape('a proof of ownership', {
  required: {},
  optional: { password, code: pastedLine(longestCode) },
})

import { longestCode } from '../../src-domain/account/account-forms.ts'
import type { Proof } from '../../src-domain/account/proof.ts'
import type { Codec } from '../codec/codec.ts'
import { pastedLine } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { password } from './patron.ts'

/** Code of a 403: the client must re-authenticate. `reason`: result of the last proof. */
export const proveAgain = 'prove_again'

/** An empty proof requests a code by email. */
export const proof: Codec<Proof> = shape('a proof of ownership', {
  required: {},
  optional: { password, code: pastedLine(longestCode) },
})

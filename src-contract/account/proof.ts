import { longestCode } from '../../src-domain/account/account-forms.ts'
import type { Proof } from '../../src-domain/account/proof.ts'
import type { Codec } from '../codec/codec.ts'
import { pastedLine } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { password } from './patron.ts'

/** The code of the 403 to a session that has to prove again whose it is; `reason` says what became of a proof. */
export const proveAgain = 'prove_again'

/** The password, or the code that goes to the account's e-mail when neither is sent. */
export const proof: Codec<Proof> = shape('a proof of ownership', {
  required: {},
  optional: { password, code: pastedLine(longestCode) },
})

import { isRight } from 'fp-ts/lib/Either.js'
import { proveAgain } from '../../src-contract/account/proof.ts'
import type { Proof, ProofProblem } from '../../src-domain/account/proof.ts'
import type { NotOwned, OwnershipProof } from '../account/ownership.ts'
import type { OrderServer } from '../order-server.ts'
import { noSenderAnswer } from './no-sender-answer.ts'
import { ownershipShares } from './ownership-shares.ts'
import { readLanguage } from './read-language.ts'
import { type RefusalAnswer, refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import type { RawCall } from './serve.ts'

export type RequireProof = (
  call: Pick<RawCall, 'visit' | 'language' | 'network'>,
  session: { readonly brandId: string; readonly patronId: string; readonly token: string },
  proof: Proof | undefined,
) => Promise<RefusalAnswer | undefined>

/**
 * Requires re-authentication ten minutes after the last proof, so that a stolen session cannot take over an account
 * (ADR 97). Undefined: the change may proceed.
 * @param hasAdditions false: callers cannot send a proof, so none is required
 */
export function requireProof(
  { accounts, limits }: Pick<OrderServer, 'accounts' | 'limits'>,
  hasAdditions: boolean,
): RequireProof {
  return async ({ visit, language, network }, { brandId, patronId, token }, proof) => {
    if (!hasAdditions || (await accounts.isProved(brandId, token))) return undefined
    if (proof === undefined) return due()
    const shown = shownIn(proof)
    const shares = ownershipShares({ brandId, network, patronId }, shown)
    const consumed = await limits.consume(...shares)
    if (consumed._tag === 'Past') return tooMany(consumed.seconds)
    const who = { brandId, patronId, visit, language: readLanguage(language) ?? '' }
    const proved = await accounts.prove(who, token, shown)
    if (!isRight(proved)) return notProved(proved.left)
    await limits.forgive(...shares)
    return undefined
  }
}

function shownIn({ password, code }: Proof): OwnershipProof {
  if (password !== undefined) return { password }
  return code === undefined ? {} : { pinCode: code.replace(/\s/g, '') }
}

const sentences: Readonly<Record<ProofProblem, string>> = {
  'wrong-password': 'Incorrect password.',
  'wrong-code': 'That code is incorrect or has expired.',
  'code-sent': "We emailed a code to the account's address. Please include it.",
}

function due(why?: ProofProblem): RefusalAnswer {
  if (why === undefined) return refusal(403, proveAgain, "Please confirm again that it's your account.")
  const { status, body } = refusal(403, proveAgain, sentences[why])
  return { status, body: { ...body, reason: why } }
}

function notProved(why: NotOwned): RefusalAnswer {
  switch (why._tag) {
    case 'WrongPassword':
      return due('wrong-password')
    case 'WrongPin':
      return due('wrong-code')
    case 'CodeDue':
      return due('code-sent')
    case 'Gone':
      return sessionEnded
    case 'NoMail':
    case 'NoTexts':
      return noSenderAnswer(why)
  }
}

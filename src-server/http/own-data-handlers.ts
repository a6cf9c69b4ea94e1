import { type Either, isRight, left, mapLeft } from 'fp-ts/lib/Either.js'
import { emailCodeDue } from '../../src-contract/account/pins.ts'
import { orderOfAccount, orderOpen, wrongPassword } from '../../src-contract/own-data/data-copy.ts'
import { routes } from '../../src-contract/routes.ts'
import type { NotOwned, OwnershipCaller, OwnershipProof } from '../account/ownership.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { OrderOfAccount, OrderOpen } from '../retention/guest-order.ts'
import { noSenderAnswer } from './no-sender-answer.ts'
import { ownershipShares } from './ownership-shares.ts'
import { readLanguage } from './read-language.ts'
import { type RefusalAnswer, refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { type Call, ok, okOr, serve } from './serve.ts'
import { wrongPinAnswer } from './shown-pin-handlers.ts'

const wrong = refusal(403, wrongPassword, 'Incorrect password.')
const codeDue = refusal(403, emailCodeDue, "We emailed a code to the account's address. Please include it.")
const open = refusal(409, orderOpen, "An order is still in progress. Try again once it's complete.")
const ofAccount = refusal(409, orderOfAccount, 'This order belongs to an account. Please log in.')
const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')

type PatronCall = Call<undefined, undefined, OwnershipProof>

export function ownDataHandlers({ accounts, ownData, limits }: Pick<OrderServer, 'accounts' | 'ownData' | 'limits'>) {
  /** Counts the attempt before checking it, and refunds a right one. */
  const asOwner = async <A>(
    call: PatronCall,
    ask: (who: OwnershipCaller, shown: OwnershipProof) => Promise<Either<NotOwned | OrderOpen, A>>,
  ): Promise<Either<RefusalAnswer, A>> => {
    const { brandId, patronId } = call.caller
    if (patronId === undefined) return left(sessionEnded)
    const shares = ownershipShares({ brandId, network: call.network, patronId }, call.body)
    const consumed = await limits.consume(...shares)
    if (consumed._tag === 'Past') return left(tooMany(consumed.seconds))
    const who = { brandId, patronId, visit: call.visit, language: readLanguage(call.language) ?? '' }
    const found = await ask(who, shownIn(call.body))
    if (isRight(found) || found.left._tag === 'OrderOpen') await limits.forgive(...shares)
    return mapLeft(notOwned)(found)
  }

  return {
    copyOwnData: serve(routes.copyOwnData, async (call) =>
      okOr(await asOwner(call, ownData.copyAccount), unchangedRefusal),
    ),
    eraseAccount: serve(routes.eraseAccount, async (call) => {
      const { caller, token } = call
      const patron = token === undefined ? undefined : await accounts.patronOf(caller.brandId, token)
      if (patron === undefined && token !== undefined && (await ownData.wasErased(caller.brandId, token))) return ok({})
      const owner = patron === undefined ? {} : { patronId: patron.id }
      const erased = await asOwner({ ...call, caller: { ...caller, ...owner } }, ownData.eraseAccount)
      return isRight(erased) ? ok({}) : erased.left
    }),
    copyOrderData: serve(routes.copyOrderData, async ({ caller: { brandId }, params: { token } }) =>
      okOr(await ownData.copyOrder({ brandId, token }), notErased),
    ),
    eraseOrderData: serve(routes.eraseOrderData, async ({ caller: { brandId }, params: { token } }) => {
      const erased = await ownData.eraseOrder({ brandId, token })
      return isRight(erased) ? ok({}) : notErased(erased.left)
    }),
  }
}

function shownIn({ password, pinCode }: OwnershipProof): OwnershipProof {
  if (password !== undefined) return { password }
  return pinCode === undefined ? {} : { pinCode: pinCode.replace(/\s/g, '') }
}

function unchangedRefusal(refused: RefusalAnswer): RefusalAnswer {
  return refused
}

function notOwned(why: NotOwned | OrderOpen): RefusalAnswer {
  switch (why._tag) {
    case 'OrderOpen':
      return open
    case 'WrongPassword':
      return wrong
    case 'CodeDue':
      return codeDue
    case 'WrongPin':
      return wrongPinAnswer
    case 'Gone':
      return sessionEnded
    case 'NoMail':
    case 'NoTexts':
      return noSenderAnswer(why)
  }
}

function notErased(why: NotFound | OrderOfAccount | OrderOpen): RefusalAnswer {
  switch (why._tag) {
    case 'NotFound':
      return unknownOrder
    case 'OfAccount':
      return ofAccount
    case 'OrderOpen':
      return open
  }
}

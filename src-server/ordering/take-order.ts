import { isRight } from 'fp-ts/lib/Either.js'
import { keptPhone, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Locate } from '../address/remembered-addresses.ts'
import type { Catalogue, KnownLocation } from '../catalogue/catalogue.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { chargingAccount } from '../payment/payment-accounts.ts'
import type { Seal } from '../store/seal.ts'
import type { Claim } from './claim-key.ts'
import { type ClaimNeeds, claimPlacer, instrumentOf, unknownOutcome } from './claim-placer.ts'
import { type Decision, decidePlacement } from './decide-placement.ts'
import { deliveryCoordinates } from './delivery-coordinates.ts'
import { draftOrder } from './draft-order.ts'
import { fingerprintOf, instrumentHash, intentHash, likenessOf } from './fingerprint.ts'
import { type TakeResult, tryAgain } from './first-submission-result.ts'
import { limitedResourcesOf } from './limited-resources-of.ts'
import { type PayerAccount, payerOf } from './payer.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'
import { turnsOf } from './placing-turns.ts'
import { resultOfKey } from './result-of-key.ts'
import { spentRefusal } from './spent-refusal.ts'
import { tendersOf } from './tenders.ts'
import { timeRefusal } from './time-refusal.ts'

export interface PlacingNeeds extends ClaimNeeds {
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly locate: Locate
  readonly addressSeal: Seal
  readonly secrets: CardSecrets
  readonly clock: Clock
  readonly isStopping: () => boolean
  readonly isMailed: (brandId: string) => boolean
  readonly phonesOf: (brandId: string) => PhoneRules
}

/** Retries after concurrent changes of menu, credit or gift card. */
const mostRounds = 100

const goneLocation: PlacementResult = {
  _tag: 'Refused',
  status: 404,
  code: 'location_not_found',
  message: "This location doesn't exist.",
}

export function takeOrder(needs: PlacingNeeds) {
  const { db, crashHook } = needs
  const placeClaim = claimPlacer(needs)
  const answerOf = resultOfKey(needs)

  const go = (
    request: PlacementRequest,
    brand: Brand,
    known: KnownLocation,
    payer: PayerAccount,
    decision: Decision & { _tag: 'Go' },
    fingerprint: string,
  ) => {
    const { read, paid, leastAge } = decision
    const now = needs.clock.now()
    const phones = needs.phonesOf(brand.id)
    const patron = request.caller.patronId === undefined ? {} : { patron: withKeptPhone(payer, phones) }
    const { currency, loyalty } = brand
    const guest = request.guest === undefined ? {} : { guest: withKeptPhone(request.guest, phones) }
    const facts = { request: { ...request, ...guest }, known, read, paid, now, currency, leastAge }
    const draft = draftOrder({
      ...facts,
      loyalty,
      mails: needs.isMailed(brand.id),
      house: { brand, phones },
      ...patron,
    })
    const claim: Claim = {
      brandId: request.caller.brandId,
      key: request.key,
      patronId: request.caller.patronId,
      known,
      fingerprint,
      likeness: likenessOf(request, read.totals.due),
      confirmsDuplicate: request.confirmsDuplicate,
      draft,
      limited: limitedResourcesOf(request, known, draft.order.id, read, now),
      turns: turnsOf({ request, cash: brand.cash, draft, paid }),
      now,
      takesFurtherStep: request.takesFurtherStep ?? request.opensIntent ?? false,
      isWanted: request.isWanted,
    }
    crashHook('priced')
    return placeClaim(claim, paid)
  }

  /** A placed key returns its order, whatever has changed since. */
  const refuse = async (
    request: PlacementRequest,
    known: KnownLocation,
    decision: Exclude<Decision, { _tag: 'Go' }>,
    fingerprint: string,
  ): Promise<TakeResult> => {
    const instrument = shownInstrument(request)
    const first = await answerOf({ request, fingerprint, instrument })
    if (first._tag !== 'Again') return first
    return isAboutTime(decision) ? timeRefusal(needs, request, known) : decision
  }

  /** Tries once with current data; `Again`: the data changed meanwhile. */
  const round = async (request: PlacementRequest, brand: Brand, fingerprint: string): Promise<TakeResult> => {
    const { caller, locationId } = request
    const account = chargingAccount(needs, caller.brandId, locationId)
    const [known, payer, tenders] = await Promise.all([
      needs.catalogue.location(caller.brandId, locationId),
      payerOf(db, caller, account.vault),
      tendersOf(db, needs.secrets, caller, request.order),
    ])
    if (known === undefined) return goneLocation
    const coordinates = await deliveryCoordinates(needs, caller, known, request.order)
    const accepted = needs.gateways.get(account.name)?.acceptsAmount?.(brand.currency)
    const decision = decidePlacement(request, {
      brand,
      known,
      payer,
      tenders,
      now: needs.clock.now(),
      coordinates,
      account,
      ...(accepted === undefined ? {} : { accepted }),
    })
    if (decision._tag !== 'Go') return refuse(request, known, decision, fingerprint)
    const result = await go(request, brand, known, payer, decision, fingerprint)
    if (isRight(result)) return result.right
    switch (result.left) {
      case 'stale':
      case 'count':
        // What is left or was counted is in the catalogue, too.
        needs.catalogue.forget(caller.brandId)
        return tryAgain
      case 'credit':
      case 'promo':
      case 'gift-card':
        return tryAgain
      case 'slot':
        return timeRefusal(needs, request, known)
      case 'unwanted':
        return { _tag: 'Unavailable' }
      case 'table-spent':
      case 'guest-spent':
      case 'address-spent':
      case 'cards-spent':
        return { _tag: 'Refused', ...spentRefusal[result.left] }
      case 'look-alike':
        return { _tag: 'DuplicateSuspected' }
      case 'taken':
        return answerOf({ request, fingerprint, instrument: instrumentOf(decision.paid) }).catch(unknownOutcome)
    }
  }

  return async (request: PlacementRequest): Promise<PlacementResult> => {
    crashHook('received')
    const brand = needs.brands.get(request.caller.brandId)
    if (brand === undefined) return goneLocation
    const fingerprint = fingerprintOf(request)
    for (let rounds = 0; rounds < mostRounds; rounds += 1) {
      const result = await round(request, brand, fingerprint)
      if (result._tag === 'Again') continue
      crashHook('answered')
      return result
    }
    return { _tag: 'Unknown' }
  }
}

function isAboutTime(decision: Decision): boolean {
  return decision._tag === 'Refused' && decision.reason === 'invalid-scheduledAt'
}

function shownInstrument({ cardNonce, transactionId }: PlacementRequest): string | undefined {
  if (cardNonce !== undefined) return instrumentHash(cardNonce)
  return transactionId === undefined ? undefined : intentHash()
}

function withKeptPhone<A extends { readonly phone?: string }>(person: A, phones: PhoneRules): A {
  return person.phone === undefined ? person : { ...person, phone: keptPhone(phones, person.phone) }
}

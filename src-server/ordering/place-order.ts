import type { Brand } from '../../src-domain/brand/brand.ts'
import type { ChargeOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { JobKind } from '../jobs/job.ts'
import type { Catalogue, KnownLocation } from '../location/catalogue.ts'
import { kitchenWords } from '../mail/mail-house.ts'
import type { CrashPoint, Gateways, Pace } from '../needs.ts'
import type { PlacementRequest, PlacementResult } from '../order-server.ts'
import type { AttemptName } from '../payment/attempt.ts'
import { type Finishing, finishAttempt } from '../payment/finish-attempt.ts'
import { inTime } from '../payment/in-time.ts'
import type { Locate } from '../places/remembered-places.ts'
import type { Database } from '../store/database.ts'
import type { Seal } from '../store/seal.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { again, answerOfFirst, type Taken } from './answer-of-first.ts'
import type { StartedAttempt } from './claim-for-attempt.ts'
import type { Claim, NotClaimed } from './claim-key.ts'
import { ticketFrom } from './complete-order.ts'
import { type Decision, decidePlacement } from './decide-placement.ts'
import { deliveryPlace } from './delivery-place.ts'
import { draftOrder } from './draft-order.ts'
import { fingerprintOf, instrumentHash, likenessOf } from './fingerprint.ts'
import type { HowPaid } from './how-paid.ts'
import { limitedOf } from './limited-of.ts'
import { takenOf } from './limited-things.ts'
import { type Payer, payerOf } from './payer.ts'
import type { PlacingLanes } from './placing-lanes.ts'
import { turnsOf } from './placing-turns.ts'
import { spentRefusal } from './spent-refusal.ts'
import type { StoredPayment } from './stored-payment.ts'
import { tendersOf } from './tenders.ts'
import { timeRefusal } from './time-refusal.ts'

export interface PlacingNeeds {
  readonly db: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly locate: Locate
  readonly placeSeal: Seal
  readonly gateways: Gateways
  readonly secrets: CardSecrets
  readonly clock: Clock
  readonly pace: Pace
  readonly lanes: PlacingLanes
  /** Whether mail can be sent at all. */
  readonly mails: boolean
  /** Jobs of these kinds were staged. */
  readonly wakeJobs: (kinds: readonly JobKind[]) => void
  readonly reach: (point: CrashPoint) => void
}

/** How often a menu, a credit or a gift card may change under one placement before it gives up. */
const mostRounds = 100

type Charge = HowPaid & { readonly _tag: 'Charge' }

const instrumentOf = (paid: HowPaid): string | undefined => {
  if (paid._tag !== 'Charge') return undefined
  const { instrument } = paid
  return instrumentHash(instrument._tag === 'Nonce' ? instrument.nonce : instrument.token)
}

const isAboutTime = (decision: Decision): boolean =>
  decision._tag === 'Refused' && decision.reason === 'invalid-scheduledAt'

/** The kitchen has its slip already. */
const stagedBy = ({ draft }: Claim): readonly JobKind[] =>
  draft.jobs.map(({ kind }) => kind).filter((kind) => kind !== 'kitchen')

const unknown: ChargeOutcome = { _tag: 'Unknown' }
const goneLocation: PlacementResult = {
  _tag: 'Refused',
  status: 404,
  code: 'location_not_found',
  message: "This location doesn't exist.",
}

/** The key was claimed, by this call or by one before it: that the store is away now does not undo what that one does. */
function leftInDoubt(reason: unknown): { readonly _tag: 'Unknown' } {
  if (reason instanceof StoreUnavailable) return { _tag: 'Unknown' }
  throw reason
}

export const placeOrder = (needs: PlacingNeeds) => {
  const { db, pace, reach } = needs
  const finishing: Finishing = {
    db,
    askAgain: pace.askAgain,
    lookAgain: pace.lookAgain,
    complete: needs.lanes.complete,
  }
  const { claimAndComplete, claimForAttempt } = needs.lanes

  /**
   * Who gave up waiting still hears the answer: by then the key may be open again, and money that was authorised for
   * nothing is given back. If this process is gone meanwhile, the completer's look-up is what remains.
   */
  const takeLateAnswer = (asked: Promise<ChargeOutcome>, claim: Claim, name: AttemptName, processor: string): void => {
    asked
      .then((outcome) => (outcome._tag === 'Unknown' ? undefined : finishAttempt(finishing, name, processor, outcome)))
      .then(
        () => needs.wakeJobs([...stagedBy(claim), 'capture', 'cancel']),
        () => undefined,
      )
  }

  const charge = async (claim: Claim, paid: Charge, { n, reference }: StartedAttempt): Promise<Taken> => {
    const gateway = needs.gateways.get(paid.processor)
    const name: AttemptName = { brandId: claim.brandId, key: claim.key, n, holds: takenOf(claim.limited) }
    const amount = claim.draft.order.due
    const asked =
      gateway === undefined
        ? Promise.resolve<ChargeOutcome>({ _tag: 'Declined', reason: 'bad-instrument' })
        : gateway.authorise({ reference, amount, instrument: paid.instrument })
    const inPatience = inTime(asked, pace.processor, unknown)
    reach('P4')
    const outcome = await inPatience
    reach('P5')
    if (outcome === unknown) takeLateAnswer(asked, claim, name, paid.processor)
    const finished = await finishAttempt(finishing, name, paid.processor, outcome).catch(leftInDoubt)
    switch (finished._tag) {
      case 'Placed':
        needs.wakeJobs([...stagedBy(claim), 'capture'])
        reach('P6')
        return { _tag: 'Placed', ticket: ticketFrom(claim.draft.order.ticket, finished.count, finished.payment) }
      case 'Released':
        return { _tag: 'Refused', ...finished.refusal }
      case 'Unknown':
        return { _tag: 'Unknown' }
      case 'Lost':
        return again
    }
  }

  const placeCash = async (claim: Claim, payment: StoredPayment): Promise<Taken | NotClaimed> => {
    const written = await claimAndComplete({ claim, payment })
    if (typeof written === 'string') return written
    needs.wakeJobs(stagedBy(claim))
    reach('P6')
    return { _tag: 'Placed', ticket: ticketFrom(claim.draft.order.ticket, written.count, payment) }
  }

  const placeCard = async (claim: Claim, paid: Charge, instrument: string): Promise<Taken | NotClaimed> => {
    const started = await claimForAttempt({
      claim,
      attempt: {
        processor: paid.processor,
        instrumentHash: instrument,
        isSingleUse: paid.instrument._tag === 'Nonce',
        amount: claim.draft.order.due,
        lease: pace.attemptLease,
      },
    })
    if (typeof started === 'string') return started
    reach('P3')
    return charge(claim, paid, started)
  }

  const go = (
    request: PlacementRequest,
    brand: Brand,
    known: KnownLocation,
    payer: Payer,
    decision: Decision & { _tag: 'Go' },
    fingerprint: string,
  ) => {
    const { read, paid } = decision
    const now = needs.clock.now()
    const patron = request.caller.patronId === undefined ? {} : { patron: payer }
    const rewards = brand.loyalty.enabled
    const slipWords = kitchenWords({ brand })
    const draft = draftOrder({ request, known, read, paid, now, rewards, mails: needs.mails, slipWords, ...patron })
    const claim: Claim = {
      brandId: request.caller.brandId,
      key: request.key,
      patronId: request.caller.patronId,
      known,
      fingerprint,
      likeness: likenessOf(request, read.totals.due),
      confirmsDuplicate: request.confirmsDuplicate,
      draft,
      limited: limitedOf(request, known, draft.order.id, read),
      turns: turnsOf({ request, cash: brand.cash, draft, paid }),
      now,
      isWanted: request.isWanted,
    }
    reach('P2')
    const instrument = instrumentOf(paid)
    return paid._tag === 'Charge' && instrument !== undefined
      ? placeCard(claim, paid, instrument)
      : placeCash(claim, { kind: paid._tag === 'Cash' ? 'cash' : 'none' })
  }

  /** A key that was placed before answers with its order, whatever has changed since. */
  const refuse = async (
    request: PlacementRequest,
    known: KnownLocation,
    decision: Exclude<Decision, { _tag: 'Go' }>,
    fingerprint: string,
  ): Promise<Taken> => {
    const { cardNonce } = request
    const instrument = cardNonce === undefined ? undefined : instrumentHash(cardNonce)
    const first = await answerOfFirst(db, { request, fingerprint, instrument }, pace.wait)
    if (first._tag !== 'Again') return first
    return isAboutTime(decision) ? timeRefusal(needs, request, known) : decision
  }

  /** One look at the world and one try; `Again` when the world moved meanwhile. */
  const round = async (request: PlacementRequest, brand: Brand, fingerprint: string): Promise<Taken> => {
    const { caller, locationId } = request
    const [known, payer, tenders] = await Promise.all([
      needs.catalogue.location(caller.brandId, locationId),
      payerOf(db, caller),
      tendersOf(db, needs.secrets, caller, request.order),
    ])
    if (known === undefined) return goneLocation
    const place = await deliveryPlace(needs, caller, known, request.order)
    const decision = decidePlacement(request, { brand, known, payer, tenders, now: needs.clock.now(), place })
    if (decision._tag !== 'Go') return refuse(request, known, decision, fingerprint)
    const result = await go(request, brand, known, payer, decision, fingerprint)
    switch (result) {
      case 'stale':
        needs.catalogue.forget(caller.brandId)
        return again
      case 'credit':
      case 'promo':
      case 'gift-card':
        return again
      case 'slot':
        return timeRefusal(needs, request, known)
      case 'unwanted':
        return { _tag: 'Unavailable' }
      case 'table-spent':
      case 'guest-spent':
      case 'address-spent':
      case 'cards-spent':
        return { _tag: 'Refused', ...spentRefusal[result] }
      case 'look-alike':
        return { _tag: 'DuplicateSuspected' }
      case 'taken':
        return answerOfFirst(db, { request, fingerprint, instrument: instrumentOf(decision.paid) }, pace.wait).catch(
          leftInDoubt,
        )
      default:
        return result
    }
  }

  return async (request: PlacementRequest): Promise<PlacementResult> => {
    reach('P0')
    const brand = needs.brands.get(request.caller.brandId)
    if (brand === undefined) return goneLocation
    const fingerprint = fingerprintOf(request)
    for (let rounds = 0; rounds < mostRounds; rounds += 1) {
      const result = await round(request, brand, fingerprint)
      if (result._tag === 'Again') continue
      reach('P9')
      return result
    }
    return { _tag: 'Unknown' }
  }
}

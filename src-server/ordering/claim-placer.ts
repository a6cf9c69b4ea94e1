import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { ChargeOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { CrashPoint } from '../crash-point.ts'
import { claimedKinds } from '../holds/limited-resources.ts'
import type { Log } from '../log.ts'
import type { AttemptName, AttemptResult } from '../payment/attempt.ts'
import { finishAttempt } from '../payment/finish-attempt.ts'
import type { Gateways } from '../payment/gateways.ts'
import { inTime } from '../payment/in-time.ts'
import { logShopRefused } from '../payment/log-shop-refused.ts'
import type { PaymentAccounts } from '../payment/payment-accounts.ts'
import { cancelAttempt, type SettleStepNeeds } from '../payment/settle-step.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import { ticketFrom } from '../store/rows/stored-ticket.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import type { Timeouts } from '../timeouts.ts'
import type { StartedAttempt } from './claim-for-attempt.ts'
import type { Claim, ClaimRefusal } from './claim-key.ts'
import { instrumentHash, intentHash } from './fingerprint.ts'
import { type TakeResult, tryAgain } from './first-submission-result.ts'
import type { PaymentDecision } from './payment-decision.ts'
import type { PlacingLanes } from './placing-lanes.ts'

export interface ClaimNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly accounts: PaymentAccounts
  readonly timeouts: Timeouts
  readonly lanes: PlacingLanes
  readonly settling: SettleStepNeeds
  readonly log: Log
  readonly notifyWorkers: (kinds: readonly JobKind[]) => void
  readonly crashHook: (point: CrashPoint) => void
}

/** A card takes two statements, with the processor call between them. */
export function claimPlacer(needs: ClaimNeeds) {
  const { timeouts, crashHook } = needs
  const finishing = needs.settling
  const { claimAndComplete, claimForAttempt } = needs.lanes

  const forgetSlotOf = ({ brandId, limited }: Claim): void => {
    if (limited.slot !== undefined) finishing.forgetSlots(brandId)
  }

  /** A client that cannot show a further step gets the charge cancelled. */
  const finish = (claim: Claim, name: AttemptName, account: string, outcome: ChargeOutcome): Promise<AttemptResult> => {
    const gateway = needs.gateways.get(account)
    logShopRefused(needs.log, account, outcome)
    return outcome._tag === 'StepRequired' && gateway !== undefined && !claim.takesFurtherStep
      ? cancelAttempt(finishing, { gateway, account }, name, { ...outcome, why: 'authentication-required' })
      : finishAttempt(finishing, name, account, outcome)
  }

  /**
   * By now the key may be open again, so an unused authorisation is voided. If this process dies, the completer looks
   * the charge up.
   */
  const takeLateAnswer = (asked: Promise<ChargeOutcome>, claim: Claim, name: AttemptName, account: string): void => {
    asked
      .then((outcome) => (outcome._tag === 'Unknown' ? undefined : finish(claim, name, account, outcome)))
      .then(
        () => needs.notifyWorkers([...stagedBy(claim), 'capture', 'cancel']),
        () => undefined,
      )
  }

  const charge = async (claim: Claim, paid: Charge, { n, reference }: StartedAttempt): Promise<TakeResult> => {
    const gateway = needs.gateways.get(paid.account)
    const { due: amount, currency } = claim.draft.order
    const name: AttemptName = {
      brandId: claim.brandId,
      key: claim.key,
      n,
      amount,
      currency,
      holds: claimedKinds(claim.limited),
    }
    const asked =
      gateway === undefined
        ? Promise.resolve<ChargeOutcome>({ _tag: 'Declined', reason: 'shop-refused' })
        : gateway.authorise({ reference, amount, currency, instrument: paid.instrument })
    const inItsTime = inTime(asked, timeouts.processor, unknown)
    crashHook('processor-asked')
    const outcome = await inItsTime
    crashHook('processor-answered')
    if (outcome === unknown) takeLateAnswer(asked, claim, name, paid.account)
    const finished = await finish(claim, name, paid.account, outcome).catch(unknownOutcome)
    switch (finished._tag) {
      case 'Placed':
        needs.notifyWorkers([...stagedBy(claim), 'capture'])
        crashHook('order-committed')
        return { _tag: 'Placed', ticket: ticketFrom(claim.draft.order.ticket, finished.count, finished.payment) }
      case 'Released':
        return { _tag: 'Refused', ...finished.refusal }
      case 'Waiting':
        return { _tag: 'StepRequired', step: finished.step }
      case 'Unknown':
        return { _tag: 'Unknown' }
      case 'Lost':
        return tryAgain
    }
  }

  const placeCash = async (claim: Claim, payment: StoredPayment): Promise<Either<ClaimRefusal, TakeResult>> => {
    const written = await claimAndComplete({ claim, payment }).finally(() => forgetSlotOf(claim))
    if (isLeft(written)) return written
    needs.notifyWorkers(stagedBy(claim))
    crashHook('order-committed')
    return right({ _tag: 'Placed', ticket: ticketFrom(claim.draft.order.ticket, written.right.count, payment) })
  }

  const placeCard = async (
    claim: Claim,
    paid: Charge,
    instrument: string,
  ): Promise<Either<ClaimRefusal, TakeResult>> => {
    const started = await claimForAttempt({
      claim,
      attempt: {
        processor: paid.account,
        instrumentHash: instrument,
        isSingleUse: paid.instrument._tag === 'Nonce',
        amount: claim.draft.order.due,
        currency: claim.draft.order.currency,
        lease: timeouts.attemptLease,
      },
    }).finally(() => forgetSlotOf(claim))
    if (isLeft(started)) return started
    crashHook('attempt-written')
    return right(await charge(claim, paid, started.right))
  }

  return (claim: Claim, paid: PaymentDecision): Promise<Either<ClaimRefusal, TakeResult>> => {
    const instrument = instrumentOf(paid)
    return paid._tag === 'Charge' && instrument !== undefined
      ? placeCard(claim, paid, instrument)
      : placeCash(claim, { kind: paid._tag === 'Cash' ? 'cash' : 'none' })
  }
}

export function instrumentOf(paid: PaymentDecision): string | undefined {
  if (paid._tag !== 'Charge') return undefined
  const { instrument } = paid
  switch (instrument._tag) {
    case 'Nonce':
      return instrumentHash(instrument.nonce)
    case 'SavedCard':
      return instrumentHash(instrument.token)
    case 'Intent':
      return intentHash()
  }
}

/** The key was claimed, so a store failure leaves the outcome unknown. */
export function unknownOutcome(reason: unknown): { readonly _tag: 'Unknown' } {
  if (reason instanceof StoreUnavailable) return { _tag: 'Unknown' }
  throw reason
}

type Charge = PaymentDecision & { readonly _tag: 'Charge' }

function stagedBy({ draft }: Claim): readonly JobKind[] {
  return draft.jobs.map(({ kind }) => kind).filter((kind) => kind !== 'kitchen')
}

const unknown: ChargeOutcome = { _tag: 'Unknown' }

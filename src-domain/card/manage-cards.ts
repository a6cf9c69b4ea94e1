import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { SavedCard } from '../account/patron.ts'
import type { PatronState } from '../account/session.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { CardToken } from '../payment/card-form.ts'
import type { FurtherSteps } from '../payment/further-step.ts'
import { cardToUse } from '../payment/payment-choice.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { CardGateway, CardStepRequired } from './card-gateway.ts'
import type { CardOutcome, CardsState, CardTask } from './cards-state.ts'
import type { NewCard } from './new-card.ts'

export interface ManageCardsPorts {
  readonly gateway: CardGateway
  readonly cards: StateCell<CardsState>
  readonly patron: StateCell<PatronState>
  readonly steps: FurtherSteps
}

export type NotDone =
  | { readonly _tag: 'Busy' }
  /** The processor's form shows the reason. */
  | { readonly _tag: 'NoToken' }
  | { readonly _tag: 'NotConfirmed' }
  | { readonly _tag: 'Failed' }

export interface ManageCards {
  /** Policy: latest wins; keeps the current list until a new one arrives. */
  readonly fetch: () => Promise<void>
  readonly makePrimary: (id: string) => Promise<Either<NotDone, SavedCard>>
  readonly remove: (id: string) => Promise<Either<NotDone, void>>
  /** `enter` gets a token from the processor's form. */
  readonly save: (enter: () => Promise<CardToken | undefined>) => Promise<Either<NotDone, SavedCard>>
}

/**
 * Manages the signed-in patron's cards. Policy: ignores a call while a change runs; drops answers after a sign-out. The
 * patron pays with the primary card (PAY-51).
 */
export function manageCards({ gateway, cards, patron, steps }: ManageCardsPorts): ManageCards {
  let newest = 0
  const owner = () => patron.current().patron?.id

  const show = (list: readonly SavedCard[]) => {
    cards.update((now) => ({ ...now, list: { _tag: 'Shown', cards: list } }))
    patron.update((now) => {
      if (now.patron === undefined) return now
      const { card: _, ...rest } = now.patron
      const card = cardToUse(list)
      return { patron: card === undefined ? rest : { ...rest, card } }
    })
  }

  const fetch = async () => {
    const who = owner()
    if (who === undefined || cards.current().list._tag === 'Absent') return
    newest += 1
    const mine = newest
    cards.update((now) => (now.list._tag === 'Shown' ? now : { ...now, list: { _tag: 'Loading' } }))
    const answer = await gateway.cards()
    if (newest !== mine || owner() !== who) return
    if (!isLeft(answer)) show(answer.right)
    else if (cards.current().list._tag !== 'Shown')
      cards.update((now) => ({ ...now, list: { _tag: isMissing(answer.left) ? 'Absent' : 'Failed' } }))
  }

  const ended = <A>(answer: Either<CallFailure | NotDone, A>, said: CardOutcome | undefined): Either<NotDone, A> => {
    const told = isLeft(answer) ? saidOf(answer.left) : said
    cards.update(({ doing: _, ...now }) => (told === undefined ? now : { ...now, said: told }))
    return isLeft(answer) ? left(answer.left._tag === 'NoToken' ? answer.left : failed) : answer
  }

  /** Only the processor knows the result of the step, so the card is always added again. */
  const keep = async (card: NewCard): Promise<Either<CallFailure | NotDone, SavedCard>> => {
    const answer = await added(gateway, { ...card, takesFurtherStep: true })
    if (!isLeft(answer)) return answer
    if (answer.left._tag !== 'StepRequired') return left(answer.left)
    cards.update((now) => ({ ...now, isConfirming: true }))
    await steps.take(answer.left.step)
    const after = await added(gateway, card)
    cards.update(({ isConfirming: _, ...now }) => now)
    if (!isLeft(after)) return after
    return left(isStillRefused(after.left) ? { _tag: 'NotConfirmed' } : after.left)
  }

  /** Always reloads the list: a change without an answer may still have happened. */
  const changing = async <A>(
    doing: CardTask,
    change: () => Promise<Either<CallFailure | NotDone, A>>,
    said?: CardOutcome,
  ): Promise<Either<NotDone, A>> => {
    if (cards.current().doing !== undefined) return left({ _tag: 'Busy' })
    const who = owner()
    cards.update(({ said: _, ...now }) => ({ ...now, doing }))
    const answer = await change()
    if (owner() === who && !isWithoutToken(answer)) await fetch()
    return owner() === who ? ended(answer, said) : left(failed)
  }

  /** Shows a confirmed change even if the reload fails. */
  const changed = <A>(answer: Either<CallFailure, A>, change: (list: readonly SavedCard[]) => readonly SavedCard[]) => {
    const { list } = cards.current()
    if (!isLeft(answer) && list._tag === 'Shown') show(change(list.cards))
    return answer
  }

  return {
    fetch,
    makePrimary: (id) =>
      changing(
        'making-primary',
        async () =>
          changed(await gateway.makePrimary(id), (list) =>
            list.map((card) => ({ ...card, primaryCard: card.id === id })),
          ),
        'primary-updated',
      ),
    remove: (id) =>
      changing(
        'removing',
        async () => changed(await gateway.remove(id), (list) => list.filter((card) => card.id !== id)),
        'removed',
      ),
    save: (enter) =>
      changing('saving', async () => {
        const token = await enter()
        return token === undefined ? left({ _tag: 'NoToken' }) : keep(newCardOf(token))
      }),
  }
}

const failed: NotDone = { _tag: 'Failed' }

function isWithoutToken(answer: Either<CallFailure | NotDone, unknown>): boolean {
  return isLeft(answer) && answer.left._tag === 'NoToken'
}

/** Retries once without an answer: the nonce makes it idempotent. */
async function added(gateway: CardGateway, card: NewCard) {
  const answer = await gateway.add(card)
  return isLeft(answer) && isUnheard(answer.left) ? gateway.add(card) : answer
}

function isStillRefused(why: CallFailure | CardStepRequired): why is CardStepRequired {
  return why._tag === 'StepRequired' || (why._tag === 'Refused' && why.status === 402)
}

function newCardOf({ nonce, card, street }: CardToken): NewCard {
  return {
    cardNonce: nonce,
    ...(street === undefined ? {} : { street1: street }),
    ...(card === undefined
      ? {}
      : { brand: card.brand, last4: card.last4, expDate: { month: card.expMonth, year: card.expYear } }),
  }
}

function isUnheard(failure: CallFailure | CardStepRequired): boolean {
  return failure._tag === 'NoResponse' || (failure._tag === 'Refused' && failure.status >= 500)
}

function isMissing(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && [404, 405, 501].includes(failure.status)
}

function saidOf(why: CallFailure | NotDone): CardOutcome | undefined {
  if (why._tag === 'NoToken') return undefined
  if (why._tag === 'NotConfirmed') return 'not-confirmed'
  return why._tag === 'Refused' && why.status === 402 ? 'declined' : 'failed'
}

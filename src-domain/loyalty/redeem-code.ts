import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { StateCell } from '../state/state-cell.ts'

export interface RedeemState {
  readonly isSubmitting: boolean
  readonly refusal?: { readonly message?: string }
}

export const emptyRedeemForm: RedeemState = { isSubmitting: false }

export interface RedeemPorts {
  readonly redeem: (promotionCode: string) => Promise<Either<CallFailure, void>>
  readonly form: StateCell<RedeemState>
  readonly reload: () => Promise<void>
  readonly goBack: () => void
}

/** LOYAL-12. Sends the code as typed, without validation (LOYAL-13). Policy: ignored while a call runs. */
export function redeemCode({ redeem, form, reload, goBack }: RedeemPorts) {
  return async (typed: string): Promise<void> => {
    if (form.current().isSubmitting) return
    form.update(() => ({ isSubmitting: true }))
    const answer = await redeem(typed)
    if (isLeft(answer)) return form.update(() => ({ isSubmitting: false, refusal: saidBy(answer.left) }))
    await reload()
    form.update(() => emptyRedeemForm)
    goBack()
  }
}

function saidBy(failure: CallFailure): { readonly message?: string } {
  return failure._tag === 'Refused' && failure.message !== undefined ? { message: failure.message } : {}
}

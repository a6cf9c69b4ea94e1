import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { SecondFactorGateway, SecondFactorSetup } from '../../src-domain/staff/second-factor-gateway.ts'
import { cell } from '../state/cell.ts'

export type SecondFactorProblem = 'wrong-code' | 'wrong-password' | 'already-on' | 'too-many-tries' | 'no-answer'

export type SecondFactorState = { readonly problem?: SecondFactorProblem } & (
  | { readonly _tag: 'Idle'; readonly isTurnedOff?: true }
  | { readonly _tag: 'PasswordDue' }
  | { readonly _tag: 'Scanning'; readonly setup: SecondFactorSetup }
  /** On; the codes are not shown again. */
  | { readonly _tag: 'Codes'; readonly codes: readonly string[] }
)

export interface SecondFactorPorts {
  readonly secondFactor: SecondFactorGateway
  readonly sessionEnded: () => void
  /** Fetches the member anew, after the second factor was turned on or off. */
  readonly refresh: () => Promise<void>
}

/** Setup and removal of the second factor of the signed-in member. */
export function secondFactorController({ secondFactor, sessionEnded, refresh }: SecondFactorPorts) {
  const state = cell<SecondFactorState>({ _tag: 'Idle' })

  const failed = (failure: CallFailure) => {
    if (failure._tag !== 'Refused') return state.update((now) => ({ ...now, problem: 'no-answer' }))
    if (failure.status === 401 && failure.code !== 'wrong_credentials') return sessionEnded()
    if (failure.code === 'password_due') return state.update(() => ({ _tag: 'PasswordDue' }))
    return state.update((now) => ({ ...now, problem: problemOf(failure) }))
  }
  /** Forgets the last problem, so that the same one is announced again. */
  const calling = () => state.update(({ problem: _, ...now }) => now)

  return {
    state,
    begin: async (password?: string) => {
      calling()
      const setup = await secondFactor.begin(password)
      if (isLeft(setup)) return failed(setup.left)
      state.update(() => ({ _tag: 'Scanning', setup: setup.right }))
    },
    confirm: async (code: string) => {
      calling()
      const codes = await secondFactor.confirm(code)
      if (isLeft(codes)) return failed(codes.left)
      state.update(() => ({ _tag: 'Codes', codes: codes.right }))
    },
    /** The member saved the recovery codes. */
    finish: async () => {
      await refresh()
      state.update(() => ({ _tag: 'Idle' }))
    },
    cancel: () => state.update(() => ({ _tag: 'Idle' })),
    remove: async (password: string, code: string) => {
      calling()
      const removed = await secondFactor.remove(password, code)
      if (isLeft(removed)) return failed(removed.left)
      state.update(() => ({ _tag: 'Idle', isTurnedOff: true }))
      await refresh()
    },
  }
}

export type SecondFactorController = ReturnType<typeof secondFactorController>

function problemOf({ status, code }: Extract<CallFailure, { readonly _tag: 'Refused' }>): SecondFactorProblem {
  if (code === 'wrong_code') return 'wrong-code'
  if (code === 'wrong_credentials') return 'wrong-password'
  if (code === 'second_factor_on') return 'already-on'
  return status === 429 ? 'too-many-tries' : 'no-answer'
}

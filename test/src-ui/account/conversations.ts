import { left, right } from 'fp-ts/lib/Either.js'
import type { AccountGateway } from '../../../src-domain/account/account-gateway.ts'
import { accountSteps } from '../../../src-domain/account/account-steps.ts'
import type { CodeGateway } from '../../../src-domain/account/code-gateway.ts'
import { codeSteps } from '../../../src-domain/account/code-steps.ts'
import { emailStep } from '../../../src-domain/account/email-step.ts'
import { beginningOf } from '../../../src-domain/account/kept-recovery.ts'
import type { SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import type { BeginConversation } from '../../../src-ui/account/account-conversation.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aPatron } from '../../builders/patron-builder.ts'

export interface Conversations {
  readonly gateway?: Partial<AccountGateway>
  readonly asked?: unknown[][]
  readonly kept?: string[]
}

export function conversations({ gateway = {}, asked = [], kept = [] }: Conversations = {}): BeginConversation {
  return async (from) => {
    const flow = cell<SignInFlow>(beginningOf(from, undefined, 0).flow)
    const noted =
      <A>(answer: A) =>
      async (...words: readonly unknown[]) => {
        asked.push([...words])
        return right(answer)
      }
    const accounts: AccountGateway = {
      lookUp: async () => right({ isMigrating: false }),
      signUp: noted({ patron: aPatron({ firstName: 'Lula' }), token: 't1' }),
      sendPin: (email) => noted(undefined)(email),
      verifyPin: async (...words) => {
        asked.push(words)
        return words[1] === '246810' ? right('once') : left({ _tag: 'Refused', status: 400 })
      },
      setPassword: noted(undefined),
      ...gateway,
    }
    const codes: CodeGateway = {
      sendSignInPin: async () => left({ _tag: 'NoResponse' }),
      signInByPin: async () => left({ _tag: 'NoResponse' }),
      sendPhonePin: async () => left({ _tag: 'NoResponse' }),
      verifyPhone: async () => left({ _tag: 'NoResponse' }),
      changeName: async () => left({ _tag: 'NoResponse' }),
    }
    const here = {
      session: { token: () => undefined, keep: (token: string) => void kept.push(token), drop: () => undefined },
      human: { token: async () => left('nobody') },
      patron: cell({}),
      flow,
    }
    const steps = accountSteps({
      ...here,
      accounts,
      patrons: {
        signIn: async () => right({ patron: aPatron(), token: 't2' }),
        patron: async () => left({ _tag: 'NoResponse' }),
        signOut: async () => right(undefined),
      },
      recoveries: { read: () => undefined, write: () => undefined, clear: () => undefined },
      clock: { now: () => 0 },
      visit: 'visit-1',
      orderToken: () => undefined,
    })
    const byCode = codeSteps({ ...here, codes })
    const submitEmail = emailStep({ ...here, accounts, codes })
    const why = async (step: Promise<unknown>) => Object(await step).left
    return {
      flow,
      ...byCode,
      submitEmail: (email) => why(submitEmail(email)),
      sendSignInPin: (email) => why(byCode.sendSignInPin(email)),
      sendPhonePin: (phone) => why(byCode.sendPhonePin(phone)),
      tell: steps.tell,
      signUp: (form) => why(steps.signUp(form)),
      sendPin: (email) => why(steps.sendPin(email)),
      verifyPin: (code) => why(steps.verifyPin(code)),
      setPassword: steps.setPassword,
      confirm: steps.confirm,
    }
  }
}

import type { ReactNode } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import { useWords } from '../messages/words-context.tsx'
import type { AccountConversation } from './account-conversation.ts'
import { CodeForm } from './code-form.tsx'
import { type CodeScreen, useCodeScreens } from './code-screens.tsx'
import { Confirmation } from './confirmation.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignUpFields } from './sign-up-form.tsx'

export interface FrameWays {
  /** To the form before. */
  readonly back?: () => void
  /** What else leaving means. */
  readonly close?: () => void
}

export interface LaterFormsProps {
  /** Draws a form with its title. */
  readonly frame: (title: string, form: ReactNode, ways: FrameWays) => ReactNode
  readonly conversation: AccountConversation
  readonly flow: SignInFlow
  readonly problem: AccountProblem | undefined
  readonly finish: (outcome: SignInOutcome) => void
  readonly logIn: () => ReactNode
}

/** Where the conversation is, once somebody asked for more than to sign in. */
export function LaterForms({ conversation, flow, problem, finish, frame, logIn }: LaterFormsProps) {
  const words = useWords('account')
  const toLogIn = (email: string) => conversation.tell({ _tag: 'EmailEdited', email })
  const back = () => toLogIn(flow.email)
  const screens = useCodeScreens({ conversation, flow, problem, finish, toLogIn })
  const framed = ({ title, form, ...ways }: CodeScreen) => frame(title, form, { back, ...ways })
  const newPassword = <NewPasswordForm conversation={conversation} onSet={finish} />
  const forgotten = () => {
    switch (flow.recovery?._tag) {
      case 'AskCode': {
        const changed = () => conversation.tell({ _tag: 'PinAddressChanged' })
        const form = (
          <CodeForm
            lead={words.codeLead({ email: flow.email })}
            change={words.change}
            onChange={changed}
            onCode={conversation.verifyPin}
            onResend={() => conversation.sendPin(flow.email)}
          />
        )
        return framed({ title: words.codeTitle, form, back: changed })
      }
      case 'AskPassword':
        return framed({ title: words.newTitle, form: newPassword })
      case 'AskEmail':
      case undefined:
        return framed({ title: words.forgotTitle, form: <ForgotForm {...{ conversation, toLogIn }} /> })
    }
  }
  switch (flow.step) {
    case 'sign-up':
      return framed({ title: words.signUpTitle, form: <SignUpFields {...{ conversation, toLogIn }} /> })
    case 'sign-up-confirmation': {
      const confirm = () => finish(conversation.confirm())
      const name = flow.held?.patron?.firstName ?? ''
      // However it is left, it has been read.
      return frame(words.confirmationTitle, <Confirmation name={name} onConfirm={confirm} />, {
        back: confirm,
        close: confirm,
      })
    }
    case 'update-password':
      return framed({ title: words.newTitle, form: newPassword })
    case 'forgot-password':
      return forgotten()
    case 'pincode':
      return framed(screens.pincode())
    case 'update-phone':
      return framed(screens.phone())
    case 'update-email':
      return framed(screens.email())
    case 'root':
    case 'password':
      return logIn()
  }
}

import { accountOf } from '../../src-domain/account/flow-at.ts'
import { useWords } from '../messages/words-context.tsx'
import { AccountCreated } from './account-created.tsx'
import { CodeForm } from './code-form.tsx'
import { type CodeScreen, type CodeScreensNeeds, codeScreens } from './code-screens.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { signInPrompt } from './sign-in-outcome-text.ts'
import { SignUpFields } from './sign-up-form.tsx'

export interface FrameActions {
  readonly back?: () => void
  /** Replaces the default close action. */
  readonly close?: () => void
  readonly isSignUp?: boolean
}

export interface SignInStepForm extends CodeScreen, FrameActions {}

/** Form of the current step; undefined at the start of the conversation. */
export function useSignInSteps(): (needs: CodeScreensNeeds) => SignInStepForm | undefined {
  const words = useWords('account')
  const spoken = useWords('ordering')
  return (needs) => {
    const { conversation, flow, problem, finish } = needs
    const back = () => conversation.tell({ _tag: 'EmailEdited', email: flow.email })
    const toLogIn = (email: string) => conversation.tell({ _tag: 'LogInChosen', email })
    const screens = codeScreens({ account: words, ordering: spoken }, needs)
    const newPassword = (
      <NewPasswordForm
        email={accountOf(flow)}
        prompt={signInPrompt(spoken, flow.notice)}
        save={words.save}
        onPassword={async (password) => {
          const answer = await conversation.setPassword(password)
          if (answer._tag === 'Left') return answer.left
          finish(answer.right)
          return undefined
        }}
      />
    )
    const forgotten = (): SignInStepForm => {
      switch (flow.recovery?._tag) {
        case 'AskCode': {
          const changed = () => conversation.tell({ _tag: 'PinAddressChanged' })
          const form = (
            <CodeForm
              support={conversation.support}
              lead={words.codeLead({ email: flow.email })}
              change={words.change}
              onChange={changed}
              onCode={conversation.verifyPin}
              onResend={() => conversation.sendPin(flow.email)}
            />
          )
          return { title: words.codeTitle, form, back: changed }
        }
        case 'AskPassword':
          return { title: words.newTitle, form: newPassword }
        case 'AskEmail':
        case undefined:
          return { title: words.forgotTitle, form: <ForgotForm {...{ conversation, toLogIn, problem }} /> }
      }
    }
    switch (flow.step) {
      case 'sign-up':
        return { title: words.signUpTitle, form: <SignUpFields {...{ conversation, toLogIn }} />, back, isSignUp: true }
      case 'sign-up-confirmation':
        return confirmation(words.confirmationTitle, needs)
      case 'update-password':
        return { title: words.newTitle, form: newPassword, back }
      case 'forgot-password':
        return { back, ...forgotten() }
      case 'pincode':
        return { back, ...screens.pincode() }
      case 'update-phone':
        return { back, ...screens.phone() }
      case 'update-email':
        return { back, ...screens.email() }
      case 'root':
      case 'password':
        return undefined
    }
  }
}

/** Back, Close and Confirm all confirm the message (ACCT-25). */
function confirmation(title: string, { conversation, flow, finish }: CodeScreensNeeds): SignInStepForm {
  const confirm = () => finish(conversation.confirm())
  const name = flow.held?.patron?.firstName ?? ''
  return { title, form: <AccountCreated name={name} onConfirm={confirm} />, back: confirm, close: confirm }
}

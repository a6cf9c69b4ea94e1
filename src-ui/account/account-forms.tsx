import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { account as english } from '../messages/account.en.ts'
import { type BrandTexts, withBrandTexts } from '../messages/wording.ts'
import { MoreWords, useWords } from '../messages/words-context.tsx'
import { cell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import type { AccountConversation, BeginConversation } from './account-conversation.ts'
import { Confirmation } from './confirmation.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LogIn, type LogInProps } from './log-in.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PinForm } from './pin-form.tsx'
import { SignUpFields } from './sign-up-form.tsx'

export interface AccountFormsProps extends Pick<LogInProps, 'lead' | 'below' | 'onSignIn' | 'onSignedIn' | 'termsUrl'> {
  readonly begin: BeginConversation
  /** There is a forgotten password to come back to: the conversation begins at once, where it was. */
  readonly isRecovering: () => boolean
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Over the form for signing in. */
  readonly title: string
  /** Draws a form with its title. The same one around all of them, so that a sheet stays open. */
  readonly frame: (title: string, form: ReactNode, ways: FrameWays) => ReactNode
}

export interface FrameWays {
  /** To the form before. */
  readonly back?: () => void
  /** What else leaving means. */
  readonly close?: () => void
}

/** Signing in, and from there opening an account or choosing a new password, without leaving (CHK-59, ACCT-13). */
export function AccountForms({ locale, texts, ...props }: AccountFormsProps) {
  const words = useMemo(() => ({ account: withBrandTexts('account', english, texts, locale) }), [texts, locale])
  return (
    <MoreWords words={words}>
      <Forms {...props} />
    </MoreWords>
  )
}

/** Before anybody asks for more than to sign in. */
const atLogIn = cell<SignInFlow>(newSignIn)

function Forms({ begin, isRecovering, frame, onSignedIn, ...props }: Omit<AccountFormsProps, 'locale' | 'texts'>) {
  const words = useWords('account')
  const [conversation, setConversation] = useState<AccountConversation>()
  const [isMissing, setMissing] = useState(false)
  const [said, setSaid] = useState<SignInOutcome>()
  const flow = useStateOf(conversation?.flow ?? atLogIn, (now) => now)

  const tell = async (event: SignInEvent | undefined, from?: SignInFlow) => {
    setMissing(false)
    setSaid(undefined)
    try {
      const here = from === undefined && conversation !== undefined ? conversation : await begin(from)
      if (event !== undefined) here.tell(event)
      setConversation(here)
    } catch {
      // It is fetched over the same network as all else.
      setMissing(true)
    }
  }
  const resume = useRef(() => {
    if (isRecovering()) void tell(undefined)
  })
  useEffect(() => resume.current(), [])
  const logIn = () =>
    frame(
      props.title,
      <LogIn
        {...props}
        key={flow.email}
        {...{ email: flow.email, said, isMissing, onSignedIn }}
        tell={(event) => void tell(event)}
        goOn={(from) => tell(undefined, from)}
      />,
      {},
    )
  if (conversation === undefined) return logIn()

  const toLogIn = (email: string) => conversation.tell({ _tag: 'EmailEdited', email })
  const back = () => toLogIn(flow.email)
  const finish = (outcome: SignInOutcome) => {
    if (outcome._tag === 'SignedIn') return onSignedIn()
    setSaid(outcome)
    toLogIn(conversation.flow.current().email)
  }
  const newPassword = <NewPasswordForm conversation={conversation} onSet={finish} />
  const forgotten = () => {
    switch (flow.recovery?._tag) {
      case 'AskCode':
        return frame(words.codeTitle, <PinForm conversation={conversation} />, {
          back: () => conversation.tell({ _tag: 'PinAddressChanged' }),
        })
      case 'AskPassword':
        return frame(words.newTitle, newPassword, { back })
      case 'AskEmail':
      case undefined:
        return frame(words.forgotTitle, <ForgotForm {...{ conversation, toLogIn }} />, { back })
    }
  }
  switch (flow.step) {
    case 'sign-up':
      return frame(words.signUpTitle, <SignUpFields {...{ conversation, toLogIn }} />, { back })
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
      return frame(words.newTitle, newPassword, { back })
    case 'forgot-password':
      return forgotten()
    // What else an account may lack has no screen yet: the log-in says what it is.
    case 'root':
    case 'password':
    case 'pincode':
    case 'update-email':
    case 'update-phone':
      return logIn()
  }
}

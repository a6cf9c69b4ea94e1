import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { account as english } from '../messages/account.en.ts'
import { type BrandTexts, withBrandTexts } from '../messages/wording.ts'
import { MoreWords } from '../messages/words-context.tsx'
import { cell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import type { AccountConversation, BeginConversation } from './account-conversation.ts'
import { type FrameWays, LaterForms } from './later-forms.tsx'
import { LogIn, type LogInProps } from './log-in.tsx'

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
  const [conversation, setConversation] = useState<AccountConversation>()
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<AccountProblem>()
  const [said, setSaid] = useState<SignInOutcome>()
  const flow = useStateOf(conversation?.flow ?? atLogIn, (now) => now)

  const tell = async (event: SignInEvent | undefined, from?: SignInFlow) => {
    setMissing(false)
    setSaid(undefined)
    try {
      const here = from === undefined && conversation !== undefined ? conversation : await begin(from)
      if (event !== undefined) here.tell(event)
      const arrived = await here.arrive()
      setProblem(arrived._tag === 'Left' ? arrived.left : undefined)
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
  const sendCode = async (email: string) => {
    setMissing(false)
    try {
      const here = conversation ?? (await begin())
      const why = await here.sendSignInPin(email)
      setConversation(here)
      return why
    } catch {
      setMissing(true)
      return undefined
    }
  }
  const logIn = () =>
    frame(
      props.title,
      <LogIn
        {...props}
        key={flow.email}
        {...{ email: flow.email, said, isMissing, onSignedIn }}
        tell={(event) => void tell(event)}
        goOn={(from) => tell(undefined, from)}
        sendCode={sendCode}
      />,
      {},
    )
  if (conversation === undefined) return logIn()

  const finish = (outcome: SignInOutcome) => {
    if (outcome._tag === 'SignedIn') return onSignedIn()
    // What the account lacks is asked for next (ACCT-19 to ACCT-21).
    if (outcome._tag === 'Held') return void tell(undefined, outcome.goesOn)
    setSaid(outcome)
    conversation.tell({ _tag: 'EmailEdited', email: conversation.flow.current().email })
  }
  return <LaterForms {...{ conversation, flow, problem, finish, frame, logIn }} />
}

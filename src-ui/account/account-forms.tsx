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
import { LogIn, type LogInProps } from './log-in.tsx'
import { type FrameActions, useSignInSteps } from './use-sign-in-steps.tsx'

export interface AccountFormsProps
  extends Pick<LogInProps, 'lead' | 'beneath' | 'onSignIn' | 'onSignedIn' | 'termsUrl'> {
  readonly begin: BeginConversation
  /** A conversation that a link already started (ACCT-69). */
  readonly begun?: AccountConversation | undefined
  readonly isRecovering: () => boolean
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Title of the sign-in form. */
  readonly title: string
  /** One frame for all forms, so that a sheet stays open between them. */
  readonly frame: (title: string, form: ReactNode, ways: FrameActions) => ReactNode
}

/** Sign-in, sign-up and password reset (CHK-59, ACCT-13). */
export function AccountForms({ locale, texts, ...props }: AccountFormsProps) {
  const words = useMemo(() => ({ account: withBrandTexts('account', english, texts, locale) }), [texts, locale])
  return (
    <MoreWords words={words}>
      <Forms {...props} />
    </MoreWords>
  )
}

const newSignInCell = cell<SignInFlow>(newSignIn)

function Forms({
  begin,
  begun,
  isRecovering,
  frame,
  title,
  onSignedIn,
  ...props
}: Omit<AccountFormsProps, 'locale' | 'texts'>) {
  const laterForm = useSignInSteps()
  const [conversation, setConversation] = useState(begun)
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<AccountProblem>()
  const [said, setSaid] = useState<SignInOutcome>()
  const flow = useStateOf(conversation?.flow ?? newSignInCell, (now) => now)

  /** Runs a step, loading the conversation first. A given `from` starts a new conversation. */
  const inConversation = async <A,>(step: (here: AccountConversation) => Promise<A>, from?: SignInFlow) => {
    setMissing(false)
    try {
      const here = from === undefined && conversation !== undefined ? conversation : await begin(from)
      const answer = await step(here)
      setConversation(here)
      return answer
    } catch {
      setMissing(true)
      return undefined
    }
  }
  const tell = (event: SignInEvent | undefined, from?: SignInFlow) => {
    setSaid(undefined)
    setProblem(undefined)
    return inConversation(async (here) => {
      if (event !== undefined) here.tell(event)
      const arrived = await here.arrive()
      setProblem(arrived._tag === 'Left' ? arrived.left : undefined)
    }, from)
  }
  const resume = useRef(() => {
    if (isRecovering()) void tell(undefined)
  })
  useEffect(() => resume.current(), [])

  const finish = (outcome: SignInOutcome) => {
    if (outcome._tag === 'SignedIn') return onSignedIn()
    // Asks for missing data (ACCT-19 to ACCT-21).
    if (outcome._tag === 'Held') return void tell(undefined, outcome.goesOn)
    setSaid(outcome)
    conversation?.tell({ _tag: 'LogInChosen', email: flow.email })
  }
  const later = conversation && laterForm({ conversation, flow, problem, finish })
  if (later !== undefined) return frame(later.title, later.form, later)
  const back = () => conversation?.tell({ _tag: 'EmailEdited', email: flow.email })
  return frame(
    title,
    <LogIn
      {...props}
      {...{ flow, said, isMissing, onSignedIn }}
      key={flow.step}
      isBack={conversation !== undefined}
      tell={(event) => void tell(event)}
      goOn={(from) => tell(undefined, from)}
      onEmail={(email) => inConversation((here) => here.submitEmail(email))}
      onEmailEdited={(email) => conversation?.tell({ _tag: 'EmailEdited', email })}
      sendCode={(email) => inConversation((here) => here.sendSignInPin(email))}
    />,
    flow.step === 'password' ? { back } : {},
  )
}

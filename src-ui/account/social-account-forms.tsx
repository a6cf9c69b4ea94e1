import { useMemo, useState } from 'react'
import { newSignIn, type SignInFlow, type SocialData } from '../../src-domain/account/sign-in-flow.ts'
import { isPasswordAsked } from '../../src-domain/account/sign-in-machine.ts'
import { account } from '../messages/account.en.ts'
import { social as english } from '../messages/social.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { MoreWords, useWords } from '../messages/words-context.tsx'
import { cell, type WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { AccountForms, type AccountFormsProps } from './account-forms.tsx'
import { SpokenAlert } from './account-problem.tsx'
import type { SocialActions } from './social-actions.ts'
import { SocialButtons } from './social-buttons.tsx'
import { SocialSignUp } from './social-sign-up.tsx'
import { useSocial } from './use-social.ts'

export interface SocialAccountFormsProps extends Omit<AccountFormsProps, 'beneath'> {
  readonly social: SocialActions
}

/** Wraps the forms, because the pay document has no social sign-in. */
export function SocialAccountForms({ social, ...props }: SocialAccountFormsProps) {
  const { locale, texts } = props
  const words = useMemo(
    () => ({
      account: withBrandTexts('account', account, texts, locale),
      social: withBrandTexts('social', english, texts, locale),
    }),
    [texts, locale],
  )
  if (social.platforms.length === 0) return <AccountForms {...props} />
  return (
    <MoreWords words={words}>
      <FormsWithPlatforms social={social} {...props} />
    </MoreWords>
  )
}

/** `turn` is the React key of a start. */
interface FormStart {
  readonly turn: number
  readonly from?: SignInFlow
  readonly signUp?: SocialData
}

const newSignInCell = cell<SignInFlow>(newSignIn)

function FormsWithPlatforms({ social, ...props }: SocialAccountFormsProps) {
  const { begin, begun, isRecovering, frame, title, onSignedIn } = props
  const { arriving } = useWords('social')
  const signUpTitle = useWords('account').signUpTitle
  const [beginning, setBeginning] = useState<FormStart>({ turn: 0 })
  const [shown, setShown] = useState<WatchableCell<SignInFlow>>(begun?.flow ?? newSignInCell)
  const flow = useStateOf(shown, (now) => now)
  const beginAt = (next: Omit<FormStart, 'turn'>) => {
    setShown(newSignInCell)
    setBeginning(({ turn }) => ({ ...next, turn: turn + 1 }))
  }
  const { offered, busy, said, isArriving, choose } = useSocial({
    social,
    onSignedIn,
    goOn: (from) => beginAt(from.step === 'sign-up' && from.social !== undefined ? { signUp: from.social } : { from }),
  })
  if (isArriving) return frame(title, <p role="status">{arriving}</p>, {})
  const { from, signUp, turn } = beginning
  if (signUp !== undefined) {
    const form = <SocialSignUp social={signUp} onSend={social.signUp} onSignedUp={(next) => beginAt({ from: next })} />
    return frame(signUpTitle, form, { back: () => beginAt({}), isSignUp: true })
  }
  // Social buttons appear only on the e-mail step (ACCT-10).
  const isFirstStep = flow.step === 'root' && !isPasswordAsked(flow)
  const isAtLogIn = flow.step === 'root' || flow.step === 'password'
  const isOnItsWay = from !== undefined && (shown === newSignInCell || !isAtLogIn)
  return (
    <AccountForms
      {...props}
      key={turn}
      begun={turn === 0 ? begun : undefined}
      // Hides the login while the next form loads.
      frame={(over, form, ways) =>
        frame(over, over === title && isOnItsWay ? <p role="status">{arriving}</p> : form, ways)
      }
      begin={async (given) => {
        try {
          const conversation = await begin(given ?? from)
          setShown(conversation.flow)
          return conversation
        } catch (reason) {
          // The forms show the load error.
          setBeginning((now) => ({ turn: now.turn }))
          throw reason
        }
      }}
      isRecovering={() => from !== undefined || isRecovering()}
      beneath={
        isFirstStep ? (
          <>
            {said === undefined ? null : <SpokenAlert {...said} />}
            <SocialButtons platforms={offered} busy={busy} onChoose={choose} />
          </>
        ) : null
      }
    />
  )
}

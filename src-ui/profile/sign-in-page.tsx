import { useEffect, useRef, useState } from 'react'
import type { AccountConversation } from '../account/account-conversation.ts'
import { SocialAccountForms, type SocialAccountFormsProps } from '../account/social-account-forms.tsx'
import { Screen } from '../checkout/screen.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { AccountCells } from './account-app.ts'
import { AccountFrame } from './account-frame.tsx'
import { LoadingNotice } from './loading-notice.tsx'
import { RewardsHeader } from './rewards-header.tsx'

export interface SignInPageProps
  extends Pick<SocialAccountFormsProps, 'social' | 'begin' | 'isRecovering' | 'onSignIn' | 'onSignedIn'> {
  readonly cells: Pick<AccountCells, 'facts' | 'alert'>
  /**
   * Opens the conversation at the step that a link names (ACCT-69). Absent: starts at its first screen. Rejects if it
   * fails to load.
   */
  readonly enter: (() => Promise<AccountConversation>) | undefined
  readonly onBack: () => void
  readonly report: (reason: unknown) => void
}

export function SignInPage({ cells, enter, onBack, report, ...forms }: SignInPageProps) {
  const common = useWords('common')
  const { signInTitle } = useWords('ordering')
  const { brand, locale, texts } = cells.facts
  const { isOnItsWay, begun } = useEnteredConversation(enter)
  return (
    <AccountFrame cells={cells} report={report}>
      {isOnItsWay ? (
        <LoadingNotice>{common.loading}</LoadingNotice>
      ) : (
        <SocialAccountForms
          {...forms}
          {...{ begun, locale, texts }}
          isRecovering={() => enter !== undefined || forms.isRecovering()}
          title={signInTitle}
          termsUrl={brand.termsUrl}
          frame={(title, form, { back = onBack, isSignUp = false }) => (
            <Screen key={title} title={title} onBack={back}>
              {isSignUp && brand.loyalty.enabled ? <RewardsHeader name={brand.name} /> : null}
              {form}
            </Screen>
          )}
        />
      )}
    </AccountFrame>
  )
}

/** Conversation from the link. If it fails to load, the forms retry and show the error. */
function useEnteredConversation(enter: SignInPageProps['enter']) {
  const [begun, setBegun] = useState<AccountConversation>()
  const [isOnItsWay, setOnItsWay] = useState(enter !== undefined)
  const start = useRef(enter)
  useEffect(() => {
    const done = () => setOnItsWay(false)
    void start.current?.().then(setBegun).then(done, done)
  }, [])
  return { isOnItsWay, begun }
}

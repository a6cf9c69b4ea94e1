import { type ReactNode, useState } from 'react'
import type { Patron } from '../../src-domain/account/patron.ts'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './sign-in-form.module.css'
import { SocialAccountForms, type SocialAccountFormsProps } from './social-account-forms.tsx'
import type { FrameActions } from './use-sign-in-steps.tsx'

export interface AccountSheetProps
  extends Pick<
    SocialAccountFormsProps,
    'begin' | 'isRecovering' | 'locale' | 'texts' | 'onSignIn' | 'onSignedIn' | 'social' | 'termsUrl'
  > {
  readonly patron: Patron | undefined
  readonly onSignOut: () => void
  readonly onClose: () => void
}

/** Shows the login to a guest and the log-out to a patron (ACCT-56). */
export function AccountSheet({ patron, onSignOut, onClose, ...forms }: AccountSheetProps) {
  const words = useWords('ordering')
  const { close } = useWords('common')
  const [asks, setAsks] = useState(false)
  const frame = (title: string, content: ReactNode, ways: FrameActions = {}) => (
    <Sheet title={title} closeLabel={close} onClose={ways.close ?? onClose}>
      <div className={styles.content}>{content}</div>
    </Sheet>
  )
  return (
    <>
      {patron === undefined ? (
        <SocialAccountForms {...forms} title={words.signInTitle} frame={frame} />
      ) : (
        frame(
          words.account,
          <>
            <p className={styles.name}>{words.hello({ name: patron.firstName })}</p>
            {patron.email === undefined ? null : <p className={styles.lead}>{patron.email}</p>}
            <Button kind="secondary" onClick={() => setAsks(true)}>
              {words.signOut}
            </Button>
          </>,
        )
      )}
      {asks ? (
        <ConfirmDialog
          question={words.confirmSignOut}
          yes={words.signOut}
          no={words.stay}
          onYes={() => {
            setAsks(false)
            onSignOut()
          }}
          onNo={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}

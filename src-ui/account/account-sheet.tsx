import { useState } from 'react'
import type { Patron } from '../../src-domain/account/patron.ts'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './sign-in-form.module.css'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'

export interface AccountSheetProps extends Omit<SignInFormProps, 'onSignedIn'> {
  readonly patron: Patron | undefined
  readonly onSignOut: () => void
  readonly onClose: () => void
}

/** Behind the header's account button: the login screen for a guest, the way out for a patron (ACCT-56). */
export const AccountSheet = ({ patron, onSignOut, onClose, ...form }: AccountSheetProps) => {
  const words = useWords('ordering')
  const { close } = useWords('common')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Sheet title={patron === undefined ? words.signInTitle : words.account} closeLabel={close} onClose={onClose}>
        <div className={styles.content}>
          {patron === undefined ? (
            <SignInForm {...form} onSignedIn={onClose} />
          ) : (
            <>
              <p className={styles.name}>{words.hello({ name: patron.firstName })}</p>
              {patron.email === undefined ? null : <p className={styles.lead}>{patron.email}</p>}
              <Button kind="secondary" onClick={() => setAsks(true)}>
                {words.signOut}
              </Button>
            </>
          )}
        </div>
      </Sheet>
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

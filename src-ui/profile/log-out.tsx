import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useAccount } from './account-app.ts'
import styles from './profile-page.module.css'

/** Confirms the log-out in a drawer (PROF-03). */
export function LogOut() {
  const words = useWords('profile')
  const common = useWords('common')
  const { actions } = useAccount()
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setAsks(true)}>
        {words.logOut}
      </Button>
      {asks ? (
        <Sheet
          title={words.logOutAsk}
          closeLabel={common.close}
          onClose={close}
          footer={
            <div className={styles.answers}>
              <Button kind="secondary" onClick={close}>
                {words.cancel}
              </Button>
              <Button
                onClick={() => {
                  close()
                  actions.signOut()
                }}
              >
                {words.logOut}
              </Button>
            </div>
          }
        >
          <p className={styles.lead}>{words.logOutLead}</p>
        </Sheet>
      ) : null}
    </>
  )
}

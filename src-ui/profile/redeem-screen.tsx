import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import styles from './profile-page.module.css'
import { useStepBack } from './profile-screens.ts'

/** Order server's limit in characters. */
const longestCode = 512

/** Form of a reward code, which only the server checks (LOYAL-09, LOYAL-13). */
export function RedeemScreen() {
  const words = useWords('profile')
  const { cells, actions } = useAccount()
  const { isSubmitting, refusal } = useStateOf(cells.redeem, (now) => now)
  const [code, setCode] = useState('')
  const back = useStepBack()
  // Clears the previous code's message.
  useEffect(() => actions.beginRedeem, [actions])
  const send = (event: FormEvent) => {
    event.preventDefault()
    actions.redeem(code, () => {
      actions.say(words.redeemed)
      back()
    })
  }
  return (
    <AccountScreen title={words.redeemTitle} onBack={back}>
      <form className={`${styles.section} ${styles.form}`} noValidate onSubmit={send}>
        <TextField
          name="code"
          label={words.promoCode}
          maxLength={longestCode}
          placeholder={words.promoHint}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={refusal && (refusal.message ?? words.redeemFailed)}
          errorLang={refusal?.message === undefined ? undefined : ''}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {words.verifyCode}
        </Button>
      </form>
    </AccountScreen>
  )
}

import { Button } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { usePay } from '../use-pay.ts'
import styles from './guests-screen.module.css'

/** Login offer below the guest form (CHK-17). */
export function LogInOffer() {
  const words = useWords('pay')
  const { actions } = usePay()
  return (
    <>
      <div className={styles.or}>{words.or}</div>
      <div className={styles.account}>
        <p className={styles.lead}>{words.logInHint}</p>
        <Button kind="secondary" wide onClick={() => actions.flow.go('LOG_IN')}>
          {words.logIn}
        </Button>
      </div>
    </>
  )
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../design/button.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { Screen } from './screen.tsx'
import styles from './step-screen.module.css'
import { useLaterWords } from './use-later-words.ts'
import { usePay } from './use-pay.ts'

/** Shows the bank's challenge. Nothing is charged yet, and the customer can still choose another payment method. */
export function StepScreen() {
  const words = useLaterWords()
  const { cells } = usePay()
  const isOpen = useStateOf(cells.placement, (now) => now._tag === 'Confirming' && now.ended === undefined)
  return (
    <Screen title={words.stepTitle}>
      <div className={styles.step}>{isOpen ? <Question /> : <Asking />}</div>
    </Screen>
  )
}

function Question() {
  const words = useLaterWords()
  const { cells, actions } = usePay()
  const step = useStateOf(cells.placement, (now) => (now._tag === 'Confirming' ? now.step : undefined))
  const slot = useRef<HTMLDivElement>(null)
  // Each step has a different challenge.
  useLayoutEffect(
    () => (slot.current === null || step === undefined ? undefined : actions.payment.showStep(slot.current)),
    [actions, step],
  )
  return (
    <>
      <p>{words.stepLead}</p>
      <div ref={slot} className={styles.slot} />
      <Button kind="quiet" onClick={actions.payment.closeStep}>
        {words.stepOther}
      </Button>
    </>
  )
}

/** Status text, which takes the focus of the removed button. */
function Asking() {
  const { stepAsking } = useLaterWords()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} role="status" className={styles.quiet}>
      {stepAsking}
    </p>
  )
}

import { useRef, useState } from 'react'
import { lineObjection } from '../../src-domain/cart/line-standing.ts'
import { dueOf } from '../../src-domain/checkout/checkout-snapshot.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './quiet-region.module.css'
import { useCheckout } from './use-checkout.ts'
import { usePay } from './use-pay.ts'

export function UnorderableLines() {
  const words = useWords('pay')
  const lang = useContentLanguage()
  const { actions } = usePay()
  const { now } = useCheckout()
  const [taken, setTaken] = useState('')
  const here = useRef<HTMLDivElement>(null)
  // Uses the last result while another check runs.
  const judged = now.checks.validation.last
  const lines = now.order.items.flatMap((line, index) => {
    const why = judged && lineObjection(line, judged)
    return why === undefined ? [] : [{ index, name: line.name || words.itemUnavailable, why }]
  })
  const names = lines.map(({ name }) => name).join(', ')
  const due = dueOf(now)
  const takeOut = () => {
    setTaken(names)
    actions.terms.removeLines(lines.map(({ index }) => index))
    // Moves the focus here, because the button disappears with the lines.
    here.current?.focus()
  }
  return (
    <div ref={here} tabIndex={-1} className={styles.region}>
      {lines.length === 0 ? null : (
        <Alert kind="danger">
          <ul>
            {lines.map(({ index, name, why }) => (
              <li key={index}>
                <s lang={lang}>{name}</s> · {words.lineWhy[why]}
              </li>
            ))}
          </ul>
          <Button kind="secondary" onClick={takeOut}>
            {words.takeOut({ names })}
          </Button>
        </Alert>
      )}
      <p aria-live="polite">
        {taken === '' || lines.length > 0 || due === undefined
          ? ''
          : words.takenOut({ names: taken, total: words.price(due) })}
      </p>
    </div>
  )
}

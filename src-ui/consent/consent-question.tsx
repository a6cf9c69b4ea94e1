import { useEffect, useId, useRef } from 'react'
import { Button } from '../design/button.tsx'
import floating from '../design/floating.module.css'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useConsent } from './consent-app.ts'
import styles from './consent-question.module.css'

/** Asks for consent to tracking without blocking the page. Both answers have equal weight. */
export function ConsentQuestion() {
  const { cells } = useConsent()
  const asked = useStateOf(cells.asked, (now) => now)
  // Mounted empty, because screen readers miss a live region added with its text.
  return (
    <div className={`${floating.region} ${styles.region}`} role="status">
      {asked === 'no' ? null : <Question isWanted={asked === 'wanted'} />}
    </div>
  )
}

function Question({ isWanted }: { readonly isWanted: boolean }) {
  const { cells, actions } = useConsent()
  const words = useWords('consent')
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus only if the customer asked for it.
  useEffect(() => {
    if (isWanted) heading.current?.focus()
  }, [isWanted])
  return (
    <section className={`${floating.card} ${styles.card}`} aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      <p>
        {words.ask({ services: cells.services })}{' '}
        {cells.toldWho === '' ? null : `${words.who({ services: cells.toldWho })} `}
        <a href={cells.privacyUrl}>{words.notice}</a>
      </p>
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => actions.answer(false)}>
          {words.refuse}
        </Button>
        <Button kind="secondary" onClick={() => actions.answer(true)}>
          {words.agree}
        </Button>
      </div>
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { type Impact, impactOf } from '../../src-domain/brand/impact.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './interlude-screen.module.css'

export interface InterludeScreenProps {
  readonly brand: { readonly name: string; readonly impact?: Impact }
  readonly onChoose: (nonprofit: string) => void
  readonly onSkip: () => void
}

/** INTERCEPT_CHECKOUT_COMPLETE: thanks, and whom the order helps when nobody was chosen before (IMPACT-04, IMPACT-06). */
export function InterludeScreen({ brand, onChoose, onSkip }: InterludeScreenProps) {
  const words = useWords('order')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {words.interludeTitle}
      </h1>
      <p>{words.interludeLead({ name: brand.name })}</p>
      <ul className={styles.choices}>
        {impactOf(brand)?.nonprofits.map(({ id, name, cause }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {cause === '' ? null : <span className={styles.cause}>{cause}</span>}
              </span>
              <Icon name="forward" small />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" wide onClick={onSkip}>
        {words.interludeSkip}
      </Button>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { type Impact, impactOf } from '../../src-domain/brand/impact.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ImpactSlot, type ImpactSlotProps } from './impact-slot.tsx'
import styles from './interlude-screen.module.css'

export interface InterludeScreenProps {
  readonly brand: { readonly name: string; readonly impact?: Impact }
  /** The charity's widget, which replaces our choice once loaded. */
  readonly widget?: Omit<ImpactSlotProps, 'step' | 'onChosen' | 'onShown'>
  readonly onChoose: (nonprofit: string) => void
  readonly onSkip: () => void
}

/** Thanks, and the choice of a nonprofit if none was made (IMPACT-04, IMPACT-06). */
export function InterludeScreen({ brand, widget, onChoose, onSkip }: InterludeScreenProps) {
  const words = useWords('order')
  const [isTheirs, setTheirs] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {words.interludeTitle}
      </h1>
      <p>{words.interludeLead({ name: brand.name })}</p>
      {widget === undefined ? null : (
        <ImpactSlot {...widget} step="post-checkout" onChosen={onChoose} onShown={() => setTheirs(true)} />
      )}
      {isTheirs ? null : <NonprofitChoice brand={brand} onChoose={onChoose} />}
      <Button kind="quiet" wide onClick={onSkip}>
        {words.interludeSkip}
      </Button>
    </div>
  )
}

function NonprofitChoice({ brand, onChoose }: Pick<InterludeScreenProps, 'brand' | 'onChoose'>) {
  return (
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
  )
}
